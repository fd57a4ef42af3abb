import { nullable } from '@core/db/schema'
import type { DocumentRecord, SignedVersion } from '@plugins/documents/contract'
import { type Static, Type as t } from '@sinclair/typebox'
import { letterhead, letterheadOf } from './letterhead'

const part = nullable(t.String())

/** What was signed of a document, by whom and when, and the file that proves it. */
export const proofSchema = t.Object({
  kind: t.String(),
  noun: t.String(),
  language: t.String({ description: 'Language of the document; its page speaks the same' }),
  number: part,
  title: part,
  hash: t.String(),
  version_number: t.Integer(),
  amount_inc_vat: t.Number(),
  company: t.Object(letterhead),
  signature: t.Object({
    username: t.String(),
    place: part,
    signature_type: t.String(),
    signature: nullable(t.String({ description: 'PNG in base64' })),
    signed_at: t.String(),
    ip_address: nullable(t.String({ description: 'Network address it came from; null where it was not kept' })),
  }),
  choices: t.Array(t.Object({ name: t.String(), price: t.String() }), {
    description: 'Additional work that was chosen',
  }),
  fingerprint: t.String({ description: 'SHA-256 of the bytes of the file' }),
  file: nullable(t.String({ description: 'Name of the file; null where it can be asked for at the company alone' })),
})

/** The page of a proof, named field by field. */
export function proofOf(
  { hash }: DocumentRecord,
  { content, number, signature, fingerprint, hashedText }: SignedVersion,
): Static<typeof proofSchema> {
  return {
    kind: content.kind,
    noun: content.noun,
    language: content.language,
    number: content.number,
    title: content.title,
    hash,
    version_number: number,
    amount_inc_vat: content.amount_inc_vat,
    company: letterheadOf(content.seller),
    signature: {
      username: signature.username,
      place: signature.place ?? null,
      signature_type: signature.signature_type,
      signature: signature.signature ?? null,
      signed_at: signature.signed_at.toISOString(),
      ip_address: signature.ip_address ?? null,
    },
    choices: content.widgets
      .flatMap(({ blocks }) => blocks)
      .flatMap(block => (block.type === 'choices' ? block.options : []))
      .filter(({ selected }) => selected)
      .map(({ name, price }) => ({ name, price })),
    fingerprint,
    file: hashedText === null ? null : proofFileName(content.noun, content.number, number),
  }
}

/** `Offerte O2026-0001 versie 2.json`: no letters that a command has to escape. */
export const proofFileName = (noun: string, number: string | null, version: number): string =>
  `${[noun, number, 'versie', version]
    .filter(Boolean)
    .join(' ')
    .replace(/[^\p{L}\p{N} ._-]/gu, '')}.json`
