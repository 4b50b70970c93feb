/** An e-mail address; a long one breaks before its @ rather than within a word. */
export function EmailText({ email }: { email: string }) {
  const [name, host] = email.split('@');
  return (
    <b>
      {name}
      {host !== undefined && (
        <>
          <wbr />@{host}
        </>
      )}
    </b>
  );
}
