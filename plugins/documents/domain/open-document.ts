import type { Context } from '@core/context/context'
import { notFound, refused } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { type DocumentKind, type DocumentRecord, documentKinds } from '../contract/document-kind'
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

/** A document by number, to read it or to change it: 404 when unknown, 403 for who may not do that with its kind. */
export async function documentOf(
  context: Context,
  kind: DocumentKind,
  id: number,
  method: 'GET' | 'PATCH' = 'GET',
): Promise<DocumentRecord> {
  const document = await findDocument(context, kind, id, method)
  if (!document) throw notFound()
  return document
}

/** Whether nothing about a document changes any more. */
export const isLocked = (kind: DocumentKind, { status }: Pick<DocumentRecord, 'status'>): boolean =>
  kind.locked.includes(status)

/**
 * A document that is about to change, itself or by one of its parts: every change of a document passes here. What its
 * customer sees stays the version that was sent, beside which the rows become the next one.
 *
 * @throws Problem 404 when unknown, 403 for who may not change its kind, 409 when it is finalised or agreed to
 */
export async function openDocument(
  context: Context,
  code: string,
  id: number,
): Promise<{ kind: DocumentKind; document: DocumentRecord }> {
  const kind = knownKind(context, code)
  const document = await documentOf(context, kind, id, 'PATCH')
  noteChange(kind, document)
  return { kind, document }
}

/** Lets a document change, as {@link openDocument} does one that was read already. @throws Problem 409 when locked */
export function noteChange(kind: DocumentKind, document: DocumentRecord): void {
  if (isLocked(kind, document)) throw refused('documents.locked')
  if (isShown(kind, document) && !document.changed_since_sent) document.changed_since_sent = true
}
