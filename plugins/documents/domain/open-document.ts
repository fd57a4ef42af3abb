import type { Context } from '@core/context/context'
import { notFound, type Problem, refused } from '@core/context/problem'
import { refusedFor } from '@core/context/reason'
import { openHeld } from '@core/db/open-held'
import { openRecord } from '@core/db/open-record'
import { stoodOn } from '@core/states/stood-on'
import { type DocumentKind, type DocumentRecord, documentKinds } from '../contract/document-kind'
import { nameCustomer } from './drafts-follow-customer'
import { isShown } from './is-shown'
import { checkKind } from './kind-access'

/** The kind with this code, if it is deployed. */
export const kindOf = (context: Context, code: string): DocumentKind | undefined =>
  context.all(documentKinds).find(kind => kind.code === code)

/** The kind with this code; 404 when it is not deployed. */
export function knownKind(context: Context, code: string): DocumentKind {
  const kind = kindOf(context, code)
  if (!kind) throw notFound()
  return kind
}

/** A document by number, to read it or to change it, or nothing; 403 for who may not do that with its kind. */
export async function findDocument(
  context: Context,
  kind: DocumentKind,
  id: number,
  method: 'GET' | 'PATCH' = 'GET',
): Promise<DocumentRecord | null> {
  checkKind(context, kind, method)
  const document = await openRecord(context, kind.entity, id)
  return document?.deleted_at ? null : document
}

/** A document by number, to read it: 404 when unknown, 403 for who may not read its kind. */
export async function documentOf(context: Context, kind: DocumentKind, id: number): Promise<DocumentRecord> {
  const document = await findDocument(context, kind, id)
  if (!document) throw notFound()
  return document
}

/** Whether nothing about a document changes any more. */
export const isLocked = (kind: DocumentKind, { status }: Pick<DocumentRecord, 'status'>): boolean =>
  kind.locked.includes(status)

/**
 * A document of which a part is about to change: every change of a part passes here. It is held until the transaction
 * ends, so that sending it or agreeing to it waits, and finds all of its parts as they were left. What its customer sees
 * stays the version that was sent, beside which the rows become the next one.
 *
 * @param absent what to say of one that is unknown; 404 unless told
 * @throws Problem 403 for who may not change its kind, 409 when it is finalised or agreed to
 */
export async function openDocument(
  context: Context,
  code: string,
  id: number,
  absent: () => Problem = notFound,
): Promise<{ kind: DocumentKind; document: DocumentRecord }> {
  const kind = kindOf(context, code)
  if (!kind) throw absent()
  checkKind(context, kind, 'PATCH')
  const document = await openHeld(context, kind.entity, id)
  if (!document || document.deleted_at) throw absent()
  await noteChange(context, kind, document)
  return { kind, document }
}

/** Opens what several parts are part of, in one order, so that nobody waits for another one who waits for him. */
export async function openDocumentsOf(
  context: Context,
  owners: readonly { readonly code: string; readonly id: number }[],
  absent?: () => Problem,
): Promise<void> {
  const sorted = owners.toSorted((one, other) => one.code.localeCompare(other.code) || one.id - other.id)
  for (const [at, { code, id }] of sorted.entries())
    if (code !== sorted[at - 1]?.code || id !== sorted[at - 1]?.id) await openDocument(context, code, id, absent)
}

/**
 * Lets a document change, as {@link openDocument} does one that was read already.
 *
 * @throws Problem 409 when it is locked, and with the reason while something stands on what was sent of it
 */
export async function noteChange(context: Context, kind: DocumentKind, document: DocumentRecord): Promise<void> {
  if (isLocked(kind, document)) throw refused('documents.locked')
  if (!isShown(kind, document)) return
  const refusal = (await stoodOn(context, kind.entity, [document.id])).get(document.id)
  if (refusal) throw refusedFor(context, refusal)
  if (document.changed_since_sent) return
  document.changed_since_sent = true
  await nameCustomer(context, document)
}
