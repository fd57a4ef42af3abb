import type { Secrets } from '@core/keys/secrets'

/** Characters of the name in an address: it is there to be read. */
const LONGEST_NAME = 40
/** Characters that nobody can make without the key, so that companies cannot be counted. */
const CHECK = 12

const checkOf = (secrets: Secrets, code: string) =>
  secrets
    .token(`customer pages of company ${code}`)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, CHECK)

/**
 * What stands for a company in the address of its customers' pages: `hanze-klimaat-zon-2-k3f9x0q7a1bz`. The name is for
 * people; the number with its check finds the company, so that addresses go on working under another name.
 */
export function companyPath(secrets: Secrets, { id, name }: { id: number; name: string }): string {
  const read = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, '')
  const code = id.toString(36)
  return [...(read ? [read] : []), code, checkOf(secrets, code)].join('-')
}

/** The number of the company that a path was made for; null for every other text. */
export function companyOfPath(secrets: Secrets, path: string): number | null {
  const [, code = '', check = ''] = /^(?:[a-z0-9-]{1,80}-)?([a-z0-9]{1,11})-([a-z0-9]{12})$/.exec(path) ?? []
  return code && check === checkOf(secrets, code) ? Number.parseInt(code, 36) : null
}
