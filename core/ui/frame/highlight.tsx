import { marked } from './marked.ts'

/** A text with the letters that were searched for marked. */
export function Highlight({ text, query }: { text: string; query: string }) {
  return marked(text, query).map(({ text, hit, at }) =>
    hit ? (
      <mark className="vk-mark" key={at}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
