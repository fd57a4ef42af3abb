import { bytesOf, type UnwrittenSheet, type WriteOutcome } from './write-sheet'

declare const self: Worker

self.onmessage = async ({ data }: MessageEvent<UnwrittenSheet>) => {
  self.postMessage(await outcomeOf(data))
}

const outcomeOf = (unwritten: UnwrittenSheet): Promise<WriteOutcome> =>
  bytesOf(unwritten).then(
    bytes => ({ bytes: new Uint8Array(bytes) }),
    error => ({ error: String(error) }),
  )
