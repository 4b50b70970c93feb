import type { ReactNode } from 'react';
import { charmArt } from '#web/entities/brand/pictures.ts';
import { HangingCharm } from '#web/ui/motifs/HangingCharm.tsx';
import { Mascot, type MascotPose } from '#web/ui/motifs/Mascot.tsx';
import type { Tint } from '#web/ui/motifs/tint.ts';
import { classes } from '#web/ui/classes.ts';
import * as styles from './auth.module.css';

/** Header of login and register: below 1024 px with three charms above it. */
export function HungHead({ script, title, lead }: { script?: string; title: string; lead: string }) {
  return (
    <>
      <div className={classes(styles.hung, !script && styles.aboveLong)}>
        <HangingCharm
          src={charmArt('hoa-anh-dao').src}
          left="50%"
          width="74px"
          thread="58px"
          tilt={-5}
          eager
        />
        <HangingCharm src={charmArt('co-bon-la').src} left="39%" width="34px" thread="16px" eager />
        <HangingCharm src={charmArt('buom').src} left="61%" width="34px" thread="20px" eager />
      </div>
      <header className={styles.head}>
        {script && <p className={classes('script', styles.script)}>{script}</p>}
        <h1 tabIndex={-1}>{title}</h1>
        <p className="muted">{lead}</p>
      </header>
    </>
  );
}

type BongHeadProps = {
  title: string;
  /** What Bông holds, or a charm beside him: dove, key, lock. */
  holds: { pose: MascotPose } | { charm: string };
  tint?: Tint;
  children?: ReactNode;
};

/** Header of the steps that wait for a mail: Bông in his gate, everything centred. */
export function BongHead({ title, holds, tint, children }: BongHeadProps) {
  return (
    <header className={classes(styles.head, styles.bong)}>
      <Mascot
        {...('charm' in holds ? { companion: charmArt(holds.charm).src } : holds)}
        tint={tint}
        width={172}
      />
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </header>
  );
}
