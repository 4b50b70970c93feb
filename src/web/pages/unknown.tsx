import { redirect } from 'react-router';

/** Any other path redirects to the home page (spec §2). */
export function loader() {
  return redirect('/');
}

export function clientLoader() {
  return redirect('/');
}

export default function UnknownPage() {
  return null;
}
