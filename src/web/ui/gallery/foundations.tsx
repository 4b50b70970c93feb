import { Icon } from '../media/Icon.tsx';
import { ICONS, type IconName } from '../media/icons.ts';
import { galleryCopy } from './copy.vi.ts';
import { Sample } from './Sample.tsx';

const COLOURS = [
  'ground', 'paper', 'surface', 'well', 'sand', 'line', 'ink', 'muted', 'rose-100', 'rose-400', 'rose-600', 'rose-700',
  'leaf-100', 'leaf-600', 'gold-100', 'gold-300', 'gold-500', 'gold-700', 'warning-bg', 'danger-bg', 'info-bg',
  'tint-icon', 'tint-gems', 'ink-deep',
]; // oxfmt-ignore

export function GalleryFoundations() {
  const { sections, type } = galleryCopy;
  return (
    <>
      <Sample title={sections.colours} className="grid grid-cols-4 gap-2 md:grid-cols-8 lg:grid-cols-12">
        {COLOURS.map((name) => (
          <div key={name} className="grid gap-1 text-xs">
            <span
              className="h-14 rounded-well border border-line"
              style={{ background: `var(--color-${name})` }}
            />
            {name}
          </div>
        ))}
      </Sample>
      <Sample title={sections.type} className="grid gap-2">
        <p className="disp text-hero">{type.hero}</p>
        <p className="disp text-h2">{type.heading}</p>
        <p className="disp text-h3">{type.capitals}</p>
        <p className="script">{type.script}</p>
        <p className="lead">{type.lead}</p>
        <p>{type.marks}</p>
        <p className="price text-h4">{type.prices}</p>
        <p>
          <a className="link" href="#top">
            {type.link}
          </a>
        </p>
        <p className="orn">
          <Icon name="flower" />
        </p>
      </Sample>
      <Sample title={sections.icons} className="flex flex-wrap gap-4">
        {(Object.keys(ICONS) as IconName[]).map((name) => (
          <span key={name} className="grid w-16 justify-items-center gap-1 text-center text-xs muted">
            <Icon name={name} size={24} />
            {name}
          </span>
        ))}
      </Sample>
    </>
  );
}
