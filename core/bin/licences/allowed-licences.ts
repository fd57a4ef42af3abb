/** Licences that ask for no more than their notice. */
export const PERMISSIVE: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'CC0-1.0',
  'Python-2.0',
  'Zlib',
  'OFL-1.1',
  'PostgreSQL',
])

/** Packages under another licence, and why they may be here: none of them is changed, and each can be replaced. */
export const EXPLAINED: Readonly<Record<string, string>> = {
  'libheif-js': 'LGPL-3.0: reads photos of phones, on the server, in a worker of its own',
  '@img/sharp-libvips-*': 'LGPL-3.0: the library behind sharp, linked at run time, on the server',
  'axe-core': 'MPL-2.0: tests only',
  satori: 'MPL-2.0: used unchanged, as a library',
  'fast-sha256': 'Unlicense: in the public domain; signs webhooks, for standardwebhooks',
  'ical.js': 'MPL-2.0: used unchanged, as a library, on the server',
  '@axe-core/playwright': 'MPL-2.0: tests only',
}

/** Whether an SPDX expression gives a choice, or a sum, of permissive licences only. */
export function isPermissive(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '')
  return plain.split(' OR ').some(choice => choice.split(' AND ').every(licence => PERMISSIVE.has(licence.trim())))
}
