import 'react';

declare module 'react' {
  /** custom properties in `style`: `style={{ '--p': '40%' }}` */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
