import { call, isField, keepAnswer, useCall, useT } from '@core/ui'
import { isLeft, saveOver, useFormItems } from '@core/ui/forms'
import { isFault, type SaveQueue } from '@core/ui/records'
import described from '@openapi/fields/calculationitem'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { branchOf } from '../../domain/branch-of'
import { type CalculationResult, calculate } from '../../domain/calculation'
import type { CalculationItemInput, PricedProduct } from '../../domain/calculation-item'
import { withChoice } from '../../domain/option-groups'
import type { PaymentTerm } from '../../domain/payment-terms'
import { splitForRate } from '../../domain/vat'
import type { Calculation, Line, LineChange } from '../editor/document-row'
import { SeenRows } from '../editor/seen-rows'
import { begunLine } from './begun-line'
import { LineNumbers } from './line-numbers'

/** A place of a line in the order: the line it hangs under, if any. */
export interface LinePlace {
  id: number
  calculationitem_id: number | null
}

export type NewLine = Pick<
  LineChange,
  'calculationitem_id' | 'item_type' | 'item_name' | 'product_amount' | 'unit_rate_exc_manual' | 'unit_rate_inc_manual'
> & { product_id?: number; after?: number }

/** What a new line shows of its product until the server answers. */
export type LooksOfNew = Pick<Line, 'item_name'>

/** A line that is on screen at once. */
export interface BegunLine {
  id: number
  /** As the server took it in; undefined when it did not. */
  taken: Promise<Line | undefined>
}

/** The calculation on screen: typed changes count at once, the server's answer confirms them. */
export interface CalculationStore {
  calculation: Calculation | null
  /** With everything, and without the discount over the whole. */
  result: CalculationResult | null
  undiscounted: CalculationResult | null
  /** The lines as they are on screen now. */
  lines(): readonly Line[]
  /** Changes a field on screen; it travels after a pause or with `commit`. */
  edit(id: number, change: LineChange): void
  commit(): void
  /** Lines of which the last change was not taken in, by the server or by whoever chose not yet; `retry` sends it once more. */
  faulty: ReadonlySet<number>
  retry(id: number): void
  /** Whether a line was changed in a way that the server has not taken in, and does not have on its way. */
  unsaved(): boolean
  /** Lets go of what was not taken in. */
  giveUp(): void
  /** Shows a new line at once: what is typed in it travels after it. */
  add(line: NewLine, looks?: LooksOfNew): BegunLine | undefined
  /** Takes a line out, with what hangs under it. */
  remove(id: number): void
  /** Puts lines that were taken out back: the first one, with what hung under it. */
  putBack(lines: readonly Line[]): void
  duplicate(id: number): Promise<number | undefined>
  /** Chooses additional work or takes the choice back (R-CALC-006). */
  toggle(id: number): void
  arrange(places: readonly LinePlace[]): void
  /** Discount over the whole, or whether prices are typed with VAT. */
  change(settings: { discount?: number; calc_base?: 'inc' | 'exc'; paymentterms?: PaymentTerm[] }): void
}

/** Pause after which typed figures travel, in milliseconds. */
const PAUSE_MS = 700

const asInput = (line: Line): CalculationItemInput => ({
  ...line,
  product: line.product_snapshot as PricedProduct | null,
})

export function useCalculation(
  id: number,
  { add, insistUnlessFaulty, onSettle }: SaveQueue,
  onSaved: () => void,
  /** Told of a line that the server took a change of in. */
  onTaken: (line: Line) => void,
): CalculationStore {
  const read = useCall(
    'get',
    '/api/calculation/{id}',
    { params: { path: { id } } },
    { enabled: id > 0, freshMs: Infinity },
  )
  const [calculation, setCalculation] = useState<Calculation | null>(null)
  const unsent = useRef(new Map<number, LineChange>())
  /** What was not taken in; it stays on screen and waits to be sent again. */
  const failed = useRef(new Map<number, LineChange>())
  const [faulty, setFaulty] = useState<ReadonlySet<number>>(new Set())
  const [seen] = useState(() => new SeenRows<Line>())
  const [numbers] = useState(() => new LineNumbers())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const writing = useRef(0)
  const t = useT('documents')
  const lineFields = useFormItems(described, { layout: [] }).filter(isField)
  const wholeFields = [
    { name: 'discount', label: t('discountPercentAll') },
    { name: 'paymentterms', label: t('widgetTerms') },
    {
      name: 'calc_base',
      label: t('pricesAre'),
      options: [
        { value: 'exc', label: t('withoutVat') },
        { value: 'inc', label: t('withVat') },
      ],
    },
  ]
  const on = useRef({ onSaved, onTaken, lineFields, wholeFields })
  on.current = { onSaved, onTaken, lineFields, wholeFields }
  const shown = useRef<Calculation | null>(null)
  /** Also for who looks before React drew it. */
  const show = useCallback((change: (before: Calculation | null) => Calculation | null) => {
    shown.current = change(shown.current)
    setCalculation(shown.current)
  }, [])

  const accept = useCallback(
    (answer: Calculation) => {
      if (writing.current > 0) return
      show(() => ({
        ...answer,
        calculationitems: answer.calculationitems.map(line =>
          applied(applied(line, failed.current.get(line.id)), unsent.current.get(line.id)),
        ),
      }))
    },
    [show],
  )
  useEffect(() => {
    if (!read.data) return
    const answer = numbers.onScreen(read.data as Calculation)
    seen.learn(answer.calculationitems)
    accept(answer)
  }, [read.data, accept, seen, numbers])

  const { refetch } = read
  const write = useCallback(
    async (send: () => Promise<unknown>, enqueue = add): Promise<Calculation | undefined> => {
      writing.current += 1
      let stored: Calculation | undefined
      const answer = await enqueue(async () => {
        stored = (await send()) as Calculation | undefined
        if (!stored) return
        const written = numbers.onScreen(stored)
        seen.learn(written.calculationitems)
        return written
      })
      writing.current -= 1
      // What was refused goes back: an answer that says what is known already would change nothing by itself.
      if (stored && answer) {
        keepAnswer('/api/calculation/{id}', { params: { path: { id } } }, stored)
        accept(answer)
      } else void refetch().then(({ data }) => data && accept(numbers.onScreen(data as Calculation)))
      on.current.onSaved()
      return answer
    },
    [id, add, accept, refetch, seen, numbers],
  )
  /** Writes to a line as it was last seen, by its number at the server; nothing of one that the server did not take in. */
  const writeTo = useCallback(
    async (
      lineId: number,
      send: (known: { params: { path: { id: number } }; headers: { 'If-Match': string } }) => Promise<unknown>,
    ) => {
      const stored = numbers.stored(lineId)
      if (stored === undefined) return
      return send({ params: { path: { id: stored } }, headers: seen.ifUnchanged(lineId) })
    },
    [seen, numbers],
  )
  const commit = useCallback(() => {
    clearTimeout(timer.current)
    const changes = [...unsent.current]
    unsent.current.clear()
    for (const [lineId, body] of changes) {
      const send = async () => {
        const [stored, start] = [numbers.stored(lineId), seen.typedOver(lineId)]
        if (stored === undefined || !start) return
        const params = { path: { id: stored } }
        try {
          const answer = await saveOver({
            fields: on.current.lineFields,
            start,
            change: body,
            send: (change, headers) =>
              call('patch', '/api/calculationitem/{id}', { params, headers, body: change }) as Promise<Calculation>,
          })
          const line = numbers.onScreen(answer).calculationitems.find(one => one.id === lineId)
          if (!line) return answer
          seen.taken(line, unsent.current.has(lineId))
          on.current.onTaken(line)
          return answer
        } catch (error) {
          if (!isFault(error) && !isLeft(error)) {
            seen.forget(lineId)
            throw error
          }
          failed.current.set(lineId, { ...body, ...failed.current.get(lineId) })
          if (isFault(error)) throw error
        } finally {
          setFaulty(new Set(failed.current.keys()))
        }
      }
      void write(send, insistUnlessFaulty)
    }
  }, [write, seen, numbers, insistUnlessFaulty])
  /** Puts what the server failed on back with what is to be sent: of one line, or of all. */
  const takeUp = useCallback((lineId?: number) => {
    for (const [id, change] of [...failed.current]) {
      if (lineId !== undefined && id !== lineId) continue
      unsent.current.set(id, { ...change, ...unsent.current.get(id) })
      failed.current.delete(id)
    }
  }, [])
  useEffect(() => {
    const sendAll = () => {
      takeUp()
      commit()
    }
    const forget = onSettle(sendAll)
    return () => {
      forget()
      sendAll()
    }
  }, [onSettle, commit, takeUp])

  const actions = useMemo(() => {
    const path = { params: { path: { id } } }
    const onLines = (change: (lines: Line[]) => Line[]) =>
      show(before => before && { ...before, calculationitems: change(before.calculationitems) })
    return {
      lines: () => shown.current?.calculationitems ?? [],
      unsaved: () => unsent.current.size + failed.current.size > 0,
      giveUp() {
        for (const lineId of [...unsent.current.keys(), ...failed.current.keys()]) seen.forget(lineId)
        unsent.current.clear()
        failed.current.clear()
      },
      retry(lineId: number) {
        takeUp(lineId)
        commit()
      },
      edit(lineId: number, change: LineChange) {
        takeUp(lineId)
        seen.typed(lineId)
        unsent.current.set(lineId, { ...unsent.current.get(lineId), ...change })
        onLines(lines => lines.map(line => (line.id === lineId ? applied(line, change) : line)))
        clearTimeout(timer.current)
        timer.current = setTimeout(commit, PAUSE_MS)
      },
      add(line: NewLine, looks?: LooksOfNew) {
        if (!shown.current) return
        commit()
        const begun = begunLine(shown.current, numbers.begin(), line, looks)
        onLines(lines => [...lines, begun])
        const send = async () => {
          const [after, under] = [line.after, line.calculationitem_id].map(one => one && numbers.stored(one))
          const body = {
            ...line,
            calculation_id: id,
            ...(after && { after }),
            ...(under && { calculationitem_id: under }),
          }
          const answer = (await call('post', '/api/calculationitem', { body })) as Calculation
          numbers.learn(begun.id, Math.max(...answer.calculationitems.map(one => one.id)))
          return answer
        }
        const taken = write(send, insistUnlessFaulty).then(answer => {
          if (!answer) unsent.current.delete(begun.id)
          return answer?.calculationitems.find(one => one.id === begun.id)
        })
        return { id: begun.id, taken }
      },
      remove(lineId: number) {
        unsent.current.delete(lineId)
        failed.current.delete(lineId)
        seen.forget(lineId)
        onLines(lines => {
          const branch = new Set(branchOf(lines, lineId))
          return lines.filter(line => !branch.has(line))
        })
        void write(() => writeTo(lineId, known => call('delete', '/api/calculationitem/{id}', known)))
      },
      putBack(gone: readonly Line[]) {
        onLines(lines => [...lines, ...gone].toSorted((a, b) => a.order - b.order))
        const [first] = gone
        if (first)
          void write(() =>
            writeTo(first.id, ({ params }) => call('post', '/api/calculationitem/{id}/restore', { params })),
          )
      },
      async duplicate(lineId: number) {
        commit()
        const known = new Set(shown.current?.calculationitems.map(line => line.id))
        const answer = await write(() =>
          writeTo(lineId, ({ params }) => call('post', '/api/calculationitem/{id}/duplicate', { params })),
        )
        return answer?.calculationitems.find(line => !known.has(line.id))?.id
      },
      toggle(lineId: number) {
        onLines(lines => withChoice(lines, lineId, !lines.find(({ id }) => id === lineId)?.selected))
        void write(() =>
          writeTo(lineId, ({ params }) => call('post', '/api/calculationitem/{id}/switchselection', { params })),
        )
      },
      arrange(places: readonly LinePlace[]) {
        const order = new Map(places.map((place, index) => [place.id, { ...place, order: index + 1 }]))
        onLines(lines => lines.map(line => ({ ...line, ...order.get(line.id) })).toSorted((a, b) => a.order - b.order))
        void write(() => {
          const headers = seen.ifUnchanged(...order.keys())
          const items = [...order.values()].map(place => ({
            ...place,
            id: numbers.stored(place.id) ?? place.id,
            calculationitem_id: place.calculationitem_id && (numbers.stored(place.calculationitem_id) ?? null),
          }))
          return call('post', '/api/calculation/{id}/updateorder', { ...path, headers, body: { items } })
        })
      },
      change(settings: { discount?: number; calc_base?: 'inc' | 'exc' }) {
        const start = shown.current
        if (!start) return
        show(() => ({ ...start, ...settings }))
        commit()
        void write(() =>
          saveOver({
            fields: on.current.wholeFields,
            start,
            change: settings,
            send: (change, headers) => call('patch', '/api/calculation/{id}', { ...path, headers, body: change }),
          }),
        )
      },
    }
  }, [id, show, commit, takeUp, write, writeTo, seen, numbers, insistUnlessFaulty])

  const worked = useMemo(() => {
    if (!calculation) return { result: null, undiscounted: null }
    const items = calculation.calculationitems.map(asInput)
    const { calc_base, discount } = calculation
    const undiscounted = calculate({ calc_base, discount: 0 }, items)
    return { result: discount ? calculate({ calc_base, discount }, items) : undiscounted, undiscounted }
  }, [calculation])

  return { calculation, ...worked, ...actions, commit, faulty }
}

/** A line with a change, as the server would store it: one chosen rate puts the whole line at it, unless its parts are named too (R-CALC-011). */
function applied(line: Line, change: LineChange | undefined): Line {
  if (!change) return line
  return {
    ...line,
    ...change,
    ...(change.vat_percentage === undefined || 'percentage_vat_0' in change ? {} : splitForRate(change.vat_percentage)),
  } as Line
}
