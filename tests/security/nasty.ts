/** Texts that have broken programs before. */
export const NASTY_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\\u0000',
  '\u202Eliforp\u202C',
  'שלום عالم',
  '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '\uD800',
  'e\u0301'.repeat(40),
  "'; drop table relation; --",
  '%_\\%',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{company.name}}{{',
  '=1+1',
  'a\r\nBcc: iemand@test.example',
  '__proto__',
  '-1',
  '1e309',
  'NaN',
  '9'.repeat(40),
  '0000-00-00',
  '2026-02-30',
  '+275760-09-13T00:00:00Z',
  '275761-01-01',
  'null',
  'true',
  'x'.repeat(70_000),
] as const

/** Numbers at the edges of what the parts behind us can hold; `HUGE` is written as 1e309. */
export const HUGE = '\u0001huge\u0001'
export const NASTY_NUMBERS = [0, -0, -1, 0.1, 1e-7, 2 ** 31, 2 ** 53, 2 ** 63, 1e21, 9_999_999.99, HUGE] as const

const nesting = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
/** Bodies that are not of any schema. */
export const NASTY_BODIES = [
  '',
  'null',
  '[]',
  '"tekst"',
  '0',
  '{',
  '{"a":',
  'NaN',
  '\uFEFF{}',
  '{"__proto__":{"role":5000},"constructor":{"prototype":{"role":5000}}}',
  '{"toString":1,"hasOwnProperty":null,"then":1}',
  `{"a":${nesting(50_000)}}`,
  nesting(200),
  `{"query":"${'x'.repeat(5_000_000)}"}`,
  '{"id":1,"company_id":1,"status":"approved","role":5000,"version":99,"deleted_at":null}',
] as const
