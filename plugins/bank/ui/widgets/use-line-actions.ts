import { confirm as ask, call, Problem, type RowOf, refreshCalls, toast, toastProblem, useT } from '@core/ui'

export type BankRow = RowOf<'/api/bankline'>

/** How much of a line belongs to an invoice; euros. */
export interface Match {
  readonly invoice_id: number
  readonly amount: number
}

const CHANGED = ['/api/bankline', '/api/invoice', '/api/payment', '/api/bankparty']

/** What staff do with a line of a statement. */
export function useLineActions() {
  const t = useT('bank')
  const path = ({ id }: BankRow) => ({ params: { path: { id } } })

  async function undo(line: BankRow): Promise<void> {
    await call('post', '/api/bankline/{id}/undo', path(line)).then(() => toast(t('undone')), toastProblem)
    await refreshCalls(...CHANGED)
  }

  async function ignore(line: BankRow): Promise<void> {
    await call('post', '/api/bankline/{id}/ignore', path(line)).then(
      () => toast(t('ignored'), { undo: () => undo(line) }),
      toastProblem,
    )
    await refreshCalls(...CHANGED)
  }

  /** Books matches; answers whether it did. What is more than is open of an invoice is asked about first. */
  async function book(line: BankRow, matches: readonly Match[]): Promise<boolean> {
    const send = (anyway: boolean) =>
      call('post', '/api/bankline/{id}/confirm', { ...path(line), body: { matches: [...matches], anyway } })
    try {
      await send(false).catch(async error => {
        if (!(error instanceof Problem) || error.status !== 409) throw error
        const goesOn = await ask({ title: t('bookAnywayTitle'), text: error.message, verb: t('bookAnyway') })
        if (goesOn) return send(true)
        return Promise.reject(null)
      })
      toast(t('confirmed'), { undo: () => undo(line) })
      return true
    } catch (error) {
      if (error) toastProblem(error)
      return false
    } finally {
      await refreshCalls(...CHANGED)
    }
  }

  return {
    book,
    confirm: async (line: BankRow) => void (await book(line, matchesOf(line))),
    ignore: (line: BankRow) => void ignore(line),
    undo: (line: BankRow) => void undo(line),
  }
}

/** What is proposed for a line, as it is sent. */
export const matchesOf = ({ proposal }: BankRow): Match[] =>
  (proposal?.matches ?? []).map(({ invoice_id, amount }) => ({ invoice_id, amount }))
