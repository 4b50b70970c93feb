import { z } from 'zod';
import { minutes, seconds } from '#domain/kernel/time.ts';
import type { Config } from '#server/platform/process/config.ts';
import { textOf } from './external-service.ts';

/** A prompt to a language model. */
type Question<T> = {
  /** The task: only text written by the shop. */
  instructions: string;
  /** The input. Text written by users belongs here, as JSON, and never in the instructions. */
  data: object;
  /** The name that the model sees for the schema of its answer. */
  name: string;
  schema: z.ZodType<T>;
};

export type LanguageModel = {
  /**
   * Sends a prompt, and validates the answer. A model that does not support `json_schema`, or answers in another form, is asked
   * once more for a plain JSON object.
   * @throws Error when no valid answer came in time
   */
  ask<T>(question: Question<T>): Promise<T>;
};

/** After this many consecutive failures the model is not called for a while (circuit breaker). */
const FAILURES = 3;
const LEFT_ALONE = minutes(1);
/** Upper bound for an honoured `Retry-After`. */
const RETRY_AFTER_MAX = minutes(10);

/** The endpoint asked not to be called until a time, in milliseconds of the clock. */
class AskedToWait extends Error {
  override name = 'AskedToWait';
  readonly until: number;
  constructor(until: number) {
    super('the language model asked to wait');
    this.until = until;
  }
}

/**
 * Any endpoint compatible with OpenAI's chat completions. After three failures it is not called for a minute, or for as long as
 * its `Retry-After` says, so that nobody waits for a dead endpoint. Redirects are not followed, so that the key is sent nowhere
 * else.
 * @param patience milliseconds for both attempts together
 */
export function openLanguageModel(
  { baseUrl, model, apiKey }: NonNullable<Config['ai']>,
  patience: number,
  now: () => number = Date.now,
): LanguageModel {
  let failures = 0;
  let leftAloneUntil = 0;

  async function complete<T>(
    { instructions, data, name, schema }: Question<T>,
    form: 'schema' | 'object',
    signal: AbortSignal,
  ): Promise<T> {
    const shape = z.toJSONSchema(schema);
    const answer = await fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey ?? 'none'}` },
      signal,
      redirect: 'error',
      body: JSON.stringify({
        model,
        temperature: 0.3,
        messages: [
          { role: 'system', content: form === 'schema' ? instructions : withShape(instructions, shape) },
          { role: 'user', content: JSON.stringify(data) },
        ],
        response_format:
          form === 'schema'
            ? { type: 'json_schema', json_schema: { name, strict: true, schema: shape } }
            : { type: 'json_object' },
      }),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      const until = waitOf(answer.headers.get('retry-after') ?? '', now());
      if (until > now()) throw new AskedToWait(Math.min(until, now() + RETRY_AFTER_MAX));
      throw new Error(`the language model answered ${answer.status}`);
    }
    const { choices } = Completion.parse(JSON.parse(await textOf(answer, ANSWER_MAX_BYTES)));
    return answerIn(choices[0]?.message.content ?? '', schema);
  }

  async function twice<T>(question: Question<T>): Promise<T> {
    const signal = AbortSignal.timeout(patience);
    try {
      return await complete(question, 'schema', signal);
    } catch (error) {
      if (signal.aborted || error instanceof AskedToWait) throw error;
      return complete(question, 'object', signal);
    }
  }

  return {
    async ask(question) {
      if (now() < leftAloneUntil) throw new AskedToWait(leftAloneUntil);
      try {
        const answer = await twice(question);
        failures = 0;
        return answer;
      } catch (error) {
        failures += 1;
        if (error instanceof AskedToWait) leftAloneUntil = error.until;
        else if (failures >= FAILURES) leftAloneUntil = now() + LEFT_ALONE;
        throw error;
      }
    },
  };
}

/** The end of a `Retry-After`, seconds or a date (RFC 9110 §10.2.3), in milliseconds of the clock; NaN for neither. */
const waitOf = (after: string, now: number): number =>
  /^\d+$/.test(after) ? now + seconds(Number(after)) : Date.parse(after);

/** The part of a chat completion that is used. */
const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })),
});

/** An answer takes a few kilobytes: a longer response is cut off. */
const ANSWER_MAX_BYTES = 256 * 1024;

/** How many braces of an answer are tried as the start of its object. */
const BEGINNINGS = 20;

/**
 * Extracts the object that matches the schema: many models reason first, or wrap it in prose or a code fence.
 * @throws Error when there is none
 */
function answerIn<T>(answer: string, schema: z.ZodType<T>): T {
  const said = answer.slice(answer.lastIndexOf('</think>') + 1);
  const begins = [...said.matchAll(/\{/g)].slice(0, BEGINNINGS).map(({ index }) => index);
  for (const from of begins) {
    const text = objectAt(said, from);
    const read = text === null ? null : schema.safeParse(parsed(text));
    if (read?.success === true) return read.data;
  }
  throw new SyntaxError('the answer holds no object of the wished form');
}

/** The text from a brace to its matching one; braces in strings do not count. */
function objectAt(text: string, from: number): string | null {
  let [depth, inString] = [0, false];
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (inString && sign === '\\') at += 1;
    else if (sign === '"') inString = !inString;
    else if (!inString && sign === '{') depth += 1;
    else if (!inString && sign === '}' && (depth -= 1) === 0) return text.slice(from, at + 1);
  }
  return null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function withShape(instructions: string, shape: object): string {
  return `${instructions}\nAnswer with one JSON object of this JSON Schema and nothing else:\n${JSON.stringify(shape)}`;
}
