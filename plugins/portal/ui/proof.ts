import { type Answer, useCall } from '@core/ui'
import { type Kind, of } from './customer-document'

const PROOF = '/api/quotation/{hash}/proofbycustomer'

/** What was signed, by whom and when; every kind that is agreed to has the same shape. */
export type Proof = Answer<'get', typeof PROOF>

/** Reads the proof behind the link of a document. */
export const useProof = (kind: Kind, hash: string) => useCall('get', of(kind, PROOF), { params: { path: { hash } } })

/** Address of the bytes that were hashed. */
export const proofFile = ({ kind, hash }: Proof) => `/api/${kind}/${hash}/prooffilebycustomer`

/** Page of the proof of a document. */
export const proofPage = ({ kind, hash }: { kind: Kind; hash: string }) => `/customer_${kind}_detail/${hash}/proof`

/** SHA-256 of bytes as hexadecimal digits; null where the browser computes none, as on a page without HTTPS. */
export async function sha256(bytes: ArrayBuffer): Promise<string | null> {
  if (!globalThis.crypto.subtle) return null
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
