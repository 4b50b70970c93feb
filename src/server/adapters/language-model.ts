import OpenAI from 'openai';
import { z } from 'zod';
import type { Config } from '#server/platform/process/config.ts';

/** One question to a language model. */
export type Question<T> = {
  /** What it is to do: words of the shop alone. */
  instructions: string;
  /** What it is to do it with. Whatever people wrote stands in here, as JSON, and is never instructions. */
  data: object;
  /** The form of the answer; `name` is what the model sees of it. */
  name: string;
  schema: z.ZodType<T>;
};

export type LanguageModel = {
  /**
   * Asks, and checks what is answered. A model that does not know `json_schema`, or answers in another form, is asked
   * once more for a plain JSON object.
   * @throws Error when no answer of that form came in time
   */
  ask<T>(question: Question<T>): Promise<T>;
};

/**
 * Any endpoint that speaks OpenAI's chat completions.
 * @param patience milliseconds for everything together, both tries
 */
export function openLanguageModel(
  { baseUrl, model, apiKey }: NonNullable<Config['ai']>,
  patience: number,
): LanguageModel {
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    maxRetries: 0,
    timeout: patience,
    fetch: fetchShort,
  });

  async function complete<T>(
    { instructions, data, name, schema }: Question<T>,
    form: 'schema' | 'object',
    signal: AbortSignal,
  ): Promise<T> {
    const shape = z.toJSONSchema(schema);
    const completion = await client.chat.completions.create(
      {
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
      },
      { signal },
    );
    return schema.parse(JSON.parse(jsonIn(completion.choices[0]?.message.content ?? '')));
  }

  return {
    async ask(question) {
      const signal = AbortSignal.timeout(patience);
      try {
        return await complete(question, 'schema', signal);
      } catch (error) {
        if (signal.aborted) throw error;
        return complete(question, 'object', signal);
      }
    },
  };
}

/** An answer takes a few kilobytes: an endpoint that goes on talking is not listened to. */
const ANSWER_MAX_BYTES = 256 * 1024;

/** `fetch`, whose answers end in an error where they grow too long. */
async function fetchShort(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const answer = await fetch(url, init);
  let read = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, out) {
      read += part.byteLength;
      if (read > ANSWER_MAX_BYTES) out.error(new RangeError('the answer is too long'));
      else out.enqueue(part);
    },
  });
  return new Response(answer.body?.pipeThrough(limit), answer);
}

/** The object in an answer, from the first brace to the last: many models wrap it in prose or a code fence. */
export function jsonIn(answer: string): string {
  const [from, to] = [answer.indexOf('{'), answer.lastIndexOf('}')];
  if (from < 0 || to < from) throw new SyntaxError('the answer holds no JSON object');
  return answer.slice(from, to + 1);
}

function withShape(instructions: string, shape: object): string {
  return `${instructions}\nAnswer with one JSON object of this JSON Schema and nothing else:\n${JSON.stringify(shape)}`;
}
