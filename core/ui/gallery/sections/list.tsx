import { ExampleList } from './example-list.tsx'

/** 100,000 rows that follow as one scrolls. */
export function Component() {
  return <ExampleList stateKey="gallery" />
}
