import { connect } from 'node:net'
import type { VirusScanner } from './virus-scanner'

/** Where clamd listens. */
export interface ClamavAddress {
  readonly host: string
  readonly port: number
}

/** Milliseconds without a word after which clamd counts as gone. */
const PATIENCE = 30_000
const CHUNK = 256 * 1024

/** Scans with ClamAV: sends the bytes to clamd as `INSTREAM` and reads its verdict. */
export const clamavScanner = (address: ClamavAddress): VirusScanner => ({
  async scan(bytes) {
    const verdict = await ask(address, bytes)
    if (verdict === 'stream: OK') return undefined
    const found = /^stream: (.+) FOUND$/.exec(verdict)?.[1]
    if (!found) throw new Error(`clamd answered "${verdict.slice(0, 200)}"`)
    return found
  },
})

function ask(address: ClamavAddress, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const answer: Buffer[] = []
    const socket = connect(address)
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error('clamd does not answer')))
    socket.on('error', reject)
    socket.on('data', piece => answer.push(Buffer.from(piece)))
    socket.on('close', () => resolve(Buffer.concat(answer).toString().replace(/\0$/, '')))
    socket.on('connect', () => {
      socket.write('zINSTREAM\0')
      for (let at = 0; at < bytes.byteLength; at += CHUNK) {
        const piece = bytes.subarray(at, at + CHUNK)
        socket.write(sizeOf(piece.byteLength))
        socket.write(piece)
      }
      socket.write(sizeOf(0))
    })
  })
}

function sizeOf(length: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(length)
  return size
}
