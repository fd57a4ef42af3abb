import { StatusTag } from '../data/status-tag.tsx'
import type { SearchHit } from '../define/define-ui.ts'
import { formatMoney } from '../format/number.ts'

/** What a hit is at and worth, at the end of its line. */
export function HitEnd({ hit: { status, amount } }: { hit: SearchHit }) {
  return (
    <>
      {status && <StatusTag status={status} />}
      {typeof amount === 'number' && <strong>{formatMoney(amount, { sign: false })}</strong>}
    </>
  )
}
