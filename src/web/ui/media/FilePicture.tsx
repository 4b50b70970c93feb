import { useEffect, useRef } from 'react';

/** A picture that was just chosen or taken: it lies in the memory of the page, under an address that ends with it. */
export function FilePicture({ file, alt }: { file: Blob; alt: string }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (picture.current) picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={picture} alt={alt} />;
}
