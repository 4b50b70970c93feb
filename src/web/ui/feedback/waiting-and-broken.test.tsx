// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { mount, press } from '../../../../test-support/mount.ts';
import { CrashScreen } from './CrashScreen.tsx';
import { ErrorBanner } from './ErrorBanner.tsx';
import { FailedLine } from './FailedLine.tsx';
import { FailedState } from './FailedState.tsx';
import { CharmCardSkeleton, Loading, RowSkeleton } from './Skeleton.tsx';

test('the crash screen shows emoji, title, text and a button that reloads the page', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const { box } = await mount(<CrashScreen />);
  expect(box.querySelector('h1')?.textContent).toBe('😢 Có lỗi xảy ra');
  expect(box.querySelector('p')?.textContent).toBe('Ứng dụng gặp sự cố. Vui lòng tải lại trang để thử lại.');
  const button = box.querySelector('button');
  expect(button?.textContent).toBe('Tải lại trang');
  await press(button);
  expect(reload).toHaveBeenCalledOnce();
});

test('while a retry is under way, the banner’s button says so and ignores further presses', async () => {
  const again = vi.fn();
  const { box, draw } = await mount(<ErrorBanner onRetry={again}>Load data failed</ErrorBanner>);
  await press(box.querySelector('button'));
  await draw(
    <ErrorBanner onRetry={again} retrying>
      Load data failed
    </ErrorBanner>,
  );
  expect(box.querySelector('button')?.getAttribute('aria-busy')).toBe('true');
  await press(box.querySelector('button'));
  expect(again).toHaveBeenCalledOnce();
});

test('skeletons are hidden from screen readers; a single status announces loading', async () => {
  const { box } = await mount(
    <Loading>
      <CharmCardSkeleton />
      <RowSkeleton />
      <RowSkeleton />
    </Loading>,
  );
  expect(box.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(box.querySelectorAll('[role="status"]')).toHaveLength(1);
  expect(box.textContent).toBe('Đang tải...');
  const shapes = [...box.querySelectorAll('.sk')];
  expect(shapes.length).toBeGreaterThan(8);
  expect(shapes.filter((shape) => shape.closest('[aria-hidden="true"]') === null)).toEqual([]);
});

test('a failed state shows its title, and its button retries', async () => {
  const again = vi.fn();
  const { box } = await mount(<FailedState title="Lỗi tải dữ liệu" onRetry={again} />);
  expect(box.textContent).toContain('Lỗi tải dữ liệu');
  await press([...box.querySelectorAll('button')].find(({ textContent }) => textContent === 'Thử lại'));
  expect(again).toHaveBeenCalledOnce();
});

test.each([
  ['loads for the first time', { data: undefined, errorUpdateCount: 0, isFetching: true }, false, false],
  ['failed', { data: undefined, errorUpdateCount: 1, isError: true }, true, false],
  ['is read again after that', { data: undefined, errorUpdateCount: 1, isFetching: true }, true, true],
  ['has data after that', { data: [], errorUpdateCount: 1 }, false, false],
  ['has data that failed to be refreshed', { data: [], errorUpdateCount: 1, isError: true }, false, false],
  ['had nothing and failed to be refreshed', { data: null, errorUpdateCount: 1, isError: true }, true, false],
  ['has nothing again after that', { data: null, errorUpdateCount: 1 }, false, false],
])('what stands for a part that %s', async (_when, state, isThere, isBusy) => {
  const refetch = vi.fn(() => Promise.resolve());
  const query = { isError: false, isFetching: false, refetch, ...state };
  const { box } = await mount(<FailedLine query={query}>Chưa tải được</FailedLine>);
  const button = box.querySelector('[role="alert"] button');
  expect([button !== null, button?.getAttribute('aria-busy') === 'true']).toEqual([isThere, isBusy]);
  await press(button);
  expect(refetch).toHaveBeenCalledTimes(isThere && !isBusy ? 1 : 0);
});
