import { coreText } from '../i18n/use-t.ts'

/** Two letters for an avatar: first of the first and of the last word, prefixes skipped: "Ilse van den Berg" is IB. */
export function initials(fullname: string): string {
  const words = fullname.trim().split(/\s+/).filter(Boolean)
  const first = words[0]?.[0] ?? ''
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''
  return (first + last).toUpperCase()
}

const roles = new Set([100, 200, 300, 1000, 5000])

/** Name of a role number (R-ROLE-001). */
export function roleName(role: number): string {
  return coreText(roles.has(role) ? (`role${role}` as 'role100') : 'roleOther')
}
