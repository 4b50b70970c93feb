import type * as wire from '#contract/http/joint-design.ts';
import type { People } from '../messages/present.ts';
import type { JointDesignRow, JointStepRow } from './repository.ts';

/** A joint design with its latest steps. */
export function presentJointDesign(
  row: JointDesignRow,
  steps: readonly JointStepRow[],
  people: People,
): wire.JointDesign {
  const { id, chatId, name, design, version, acceptedVersion, acceptedId } = row;
  return {
    _id: id,
    chatId,
    name,
    design: { ...design, slots: [...design.slots] },
    version,
    steps: steps.map((step) => presentStep(step, people)),
    accepted:
      acceptedVersion === null || acceptedId === null
        ? null
        : { version: acceptedVersion, design: acceptedId },
  };
}

function presentStep(step: JointStepRow, people: People): wire.JointStep {
  const { id, seq, authorId, act, change, undone, createdAt } = step;
  return {
    _id: id,
    seq,
    by: { _id: authorId, name: people.get(authorId)?.name ?? '' },
    act,
    slots: [...change.slots],
    undone,
    createdAt: createdAt.toISOString(),
  };
}
