import { randomBytes } from 'node:crypto'
import type { LinkKind } from '@core/context/call'
import type { Context } from '@core/context/context'
import { listInDirectory, removeFromDirectory } from '@core/db/tenancy/directory'
import { companyPath } from './company-path'

/** An unguessable link: 32 random bytes in base64url, 43 characters. */
export const newHash = (): string => randomBytes(32).toString('base64url')

/** Opens a link on a record. Call it after the record has its id, in the same transaction. */
export async function openLink(context: Context, link: LinkKind, hash: string, recordId: number): Promise<void> {
  if (!(await listInDirectory(context.em, link.kind, hash, context.company.id, recordId)))
    throw new Error('A new hash was taken')
}

/** Replaces the link of a record; the old one stops working at once (R-DOC-015). */
export async function renewLink(context: Context, link: LinkKind, recordId: number): Promise<string> {
  await removeFromDirectory(context.em, link.kind, context.company.id, recordId)
  const hash = newHash()
  await openLink(context, link, hash, recordId)
  return hash
}

/** Closes the link of a record for good. */
export const closeLink = (context: Context, link: LinkKind, recordId: number): Promise<void> =>
  removeFromDirectory(context.em, link.kind, context.company.id, recordId)

/**
 * Where the pages of customers begin, for each kind of link; the hash comes behind it. The path names the company and what its page is, so that a preview of the link can be drawn
 * and the page opens in the brand; the hash travels in the fragment, which browsers keep to themselves (R-PORT-004).
 */
export function customerPagesOf(
  { config, secrets }: Pick<Context, 'config' | 'secrets'>,
  company: { id: number; name: string },
  links: Iterable<LinkKind>,
): Record<string, string> {
  const base = `${config.portalUrl}o/${companyPath(secrets, company)}`
  return Object.fromEntries(
    [...links].flatMap(({ kind, word, page }) => (page ? [[kind, `${base}/${word}#/${page}/`]] : [])),
  )
}

/** Address of the page on which a customer sees a record. */
export const portalLink = (context: Context, link: LinkKind, hash: string): string =>
  `${customerPagesOf(context, context.company, [link])[link.kind]}${hash}`
