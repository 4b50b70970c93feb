import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join, matchesGlob, relative } from 'node:path';
import { isBuilt } from './build.mjs';
import { root, toolEnv } from './project.mjs';

/** Result of a Dockerfile stage. */
export type Image = {
  /** The folder that stands for `/`. */
  folder: string;
  /** Variables of its `ENV`, with paths of this machine. */
  env: Record<string, string>;
  /** Its `WORKDIR`, on this machine. */
  workdir: string;
  /** Its `CMD`, and the command of its `HEALTHCHECK`. */
  command: string[];
  health: string[];
};

type Step = { name: string; rest: string };

/**
 * Runs the steps of the Dockerfile up to a stage in a folder, without a container engine: `FROM` of another image gives an empty
 * folder with the programs of this machine, `USER` and `--chown` are ignored.
 * @param options.reuse uses this checkout's install and build: `npm ci` links the installed packages and prunes them as
 *   instructed, `npm run build` copies `build/`
 * @throws Error with the output of the step that failed
 */
export function makeImage(target: string, into: string, { reuse = false } = {}): Image {
  const steps = readSteps(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  const made = new Map<string, Image>();
  const takes = reuse && isBuilt();
  let current: Image | undefined;
  for (const step of steps) {
    if (step.name === 'FROM') {
      if (current !== undefined && made.get(target) === current) return current;
      const [base = '', , stage = ''] = step.rest.split(' ');
      current = begin(join(into, stage), made.get(base));
      made.set(stage, current);
    } else if (current !== undefined) perform(step, current, made, takes);
  }
  const image = made.get(target);
  if (image === undefined) throw new Error(`The Dockerfile has no stage ${target}`);
  return image;
}

/** The instructions of a Dockerfile, each joined into one line. */
function readSteps(text: string): Step[] {
  const lines = text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n');
  return lines.flatMap((line) => {
    const [, name, rest] = /^([A-Z]+)\s+(.*\S)\s*$/.exec(line) ?? [];
    return name === undefined || rest === undefined ? [] : [{ name, rest: rest.replace(/\s+/g, ' ') }];
  });
}

function begin(folder: string, base: Image | undefined): Image {
  mkdirSync(folder, { recursive: true });
  if (base === undefined) return { folder, env: {}, workdir: folder, command: [], health: [] };
  sh(`cp -al ${base.folder}/. ${folder}`, folder);
  const moved = (path: string) => path.replace(base.folder, folder);
  const env = Object.entries(base.env).map(([name, value]) => [name, moved(value)] as const);
  return { ...base, folder, env: Object.fromEntries(env), workdir: moved(base.workdir) };
}

function perform({ name, rest }: Step, image: Image, made: Map<string, Image>, takes: boolean): void {
  switch (name) {
    case 'WORKDIR':
      image.workdir = join(image.folder, rest);
      mkdirSync(image.workdir, { recursive: true });
      break;
    case 'ENV':
      for (const pair of rest.split(' ')) {
        const [key = '', value = ''] = pair.split('=');
        image.env[key] = value.startsWith('/') ? join(image.folder, value) : value;
      }
      break;
    case 'COPY':
      copy(rest, image, made);
      break;
    case 'RUN':
      if (!(takes && takeWhatIsHere(rest, image.workdir))) sh(rest, image.workdir, image.env);
      break;
    case 'CMD':
      image.command = JSON.parse(rest) as string[];
      break;
    case 'HEALTHCHECK':
      image.health = JSON.parse(rest.slice(rest.indexOf('['))) as string[];
      break;
    case 'USER':
    case 'VOLUME':
    case 'EXPOSE':
      break;
    default:
      throw new Error(`${name} of the Dockerfile is unknown here`);
  }
}

/** `COPY [--from=stage] [--chown=…] source… target` */
function copy(rest: string, image: Image, made: Map<string, Image>): void {
  const words = rest.split(' ');
  const stage = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const paths = words.filter((word) => !word.startsWith('--'));
  const target = join(image.workdir, paths.at(-1)!);
  for (const source of paths.slice(0, -1)) {
    if (stage !== undefined) {
      mkdirSync(target, { recursive: true });
      sh(`cp -al ${join(made.get(stage)!.folder, source)}/. ${target}`, image.workdir);
      continue;
    }
    const from = join(root, source);
    const to = paths.at(-1)!.endsWith('/') && source !== '.' ? join(target, basename(source)) : target;
    cpSync(from, to, { recursive: true, filter: (path) => isSent(relative(root, path)) });
  }
}

const IGNORE = readFileSync(join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** Whether .dockerignore includes a path: the last pattern that matches it or a parent folder decides. */
function isSent(path: string): boolean {
  if (path === '') return true;
  let sent = true;
  for (const line of IGNORE) {
    const pattern = line.replace('!', '');
    if (matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`)) sent = line.startsWith('!');
  }
  return sent;
}

/** @returns false for a step that must be run after all */
function takeWhatIsHere(command: string, workdir: string): boolean {
  if (command === 'npm run build') {
    cpSync(join(root, 'build'), join(workdir, 'build'), { recursive: true });
    return true;
  }
  const install = /^npm ci\b(.*)$/.exec(command);
  if (install === null) return false;
  if (!install[1]!.includes('--omit')) return true; // only needed by `npm run build`
  const installed = join(root, 'node_modules');
  // npm edits its lockfile in place, so the copy must not be a hard link to the installed one.
  sh(
    `cp -al ${installed} . && cp --remove-destination ${installed}/.package-lock.json node_modules/`,
    workdir,
  );
  sh(`npm prune --offline ${install[1]}`, workdir);
  return true;
}

function sh(command: string, cwd: string, env: Record<string, string> = {}): void {
  const { status, stderr } = spawnSync('sh', ['-ec', command], { cwd, env: { ...toolEnv, ...env } });
  if (status !== 0) throw new Error(`${command}\nended with ${status}:\n${String(stderr)}`);
}
