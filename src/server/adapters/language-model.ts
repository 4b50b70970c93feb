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
      throw new Error(`the language model answered ${answer.status}`);
    }
    const { choices } = Completion.parse(JSON.parse(await textOf(answer)));
    return schema.parse(JSON.parse(jsonIn(choices[0]?.message.content ?? '')));
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

/** What is read of a chat completion. */
const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })),
});

/** An answer takes a few kilobytes: an endpoint that goes on talking is not listened to. */
const ANSWER_MAX_BYTES = 256 * 1024;

/** @throws RangeError when the answer grows too long */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, read] = ['', 0];
  for await (const part of body ?? []) {
    read += part.byteLength;
    if (read > ANSWER_MAX_BYTES) throw new RangeError('the answer is too long');
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
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
