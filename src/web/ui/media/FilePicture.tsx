import { useEffect, useRef } from 'react';

/** Shows a file that was just chosen or taken, through an object URL that is revoked on unmount. */
export function FilePicture({ file, alt }: { file: Blob; alt: string }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (picture.current) picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={picture} alt={alt} />;
}
