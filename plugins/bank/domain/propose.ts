import { foldText } from '@core/domain/fold'
import type { Cents } from '@core/domain/money'
import type { PayableInvoice } from '@plugins/invoice/contract/payable-invoices'
import { NumberIndex } from './names-in-text'

/** How sure a proposal is: what is sure is confirmed together, the rest one by one. */
export const CONFIDENCES = ['sure', 'likely', 'weak'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** Why invoices are proposed, and what is odd about it; `gaccount` and `ordinary` are the two parts of a split one. */
export const REASONS = [
  'number',
  'amount',
  'gaccount',
  'ordinary',
  'iban',
  'name',
  'together',
  'cent',
  'part',
  'more',
  'several',
  'already_paid',
  'debit',
  'returned',
] as const
export type ProposalReason = (typeof REASONS)[number]

/** A movement as far as proposals go by it. */
export interface OpenMovement {
  /** What is not matched yet; with a minus for what went off the account. */
  readonly left: Cents
  readonly name: string | null
  readonly iban: string | null
  /** All that was told with it. */
  readonly text: string
}

/** How much of a movement belongs to an invoice. */
export interface ProposedMatch {
  readonly invoice: PayableInvoice
  readonly amount: Cents
}

/** What a movement seems to be. */
export interface Proposal {
  readonly confidence: Confidence
  readonly reasons: readonly ProposalReason[]
  readonly matches: readonly ProposedMatch[]
  /** Invoices that it names of which nothing is open. */
  readonly paid: readonly PayableInvoice[]
}

/** Words of names that many have. */
const COMMON = new Set([
  'van',
  'der',
  'den',
  'het',
  'ten',
  'ter',
  'von',
  'the',
  'and',
  'bv',
  'nv',
  'vof',
  'eo',
  'familie',
])

const wordsOf = (name: string): string[] =>
  foldText(name)
    .replaceAll('.', ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word.length >= 3 && !COMMON.has(word))

/** Proposes invoices for movements. What it proposed for sure is spoken for, so that two movements do not get the same. */
export class MatchBook {
  private readonly numbers: NumberIndex<PayableInvoice>
  private readonly byRelation: ReadonlyMap<number | null, PayableInvoice[]>
  private readonly byAmount = new Map<Cents, Set<PayableInvoice>>()
  private readonly open = new Map<number, Cents>()

  /** @param relations whose each account is, as far as that was learned */
  constructor(
    invoices: readonly PayableInvoice[],
    private readonly relations: ReadonlyMap<string, number>,
  ) {
    this.numbers = new NumberIndex(invoices, ({ number }) => number)
    this.byRelation = Map.groupBy(invoices, ({ relation_id }) => relation_id)
    for (const invoice of invoices) {
      this.open.set(invoice.id, invoice.open)
      this.at(invoice.open).add(invoice)
    }
  }

  private at(amount: Cents): Set<PayableInvoice> {
    const some = this.byAmount.get(amount) ?? new Set()
    this.byAmount.set(amount, some)
    return some
  }

  /** What a movement seems to be, or nothing. */
  propose(movement: OpenMovement): Proposal | null {
    const proposal = this.byNumber(movement) ?? this.byAccount(movement) ?? this.byNameOrAmount(movement)
    if (proposal?.confidence === 'sure') this.take(proposal.matches)
    return proposal
  }

  /** Notes that these are spoken for. */
  take(matches: readonly ProposedMatch[]): void {
    for (const { invoice, amount } of matches) {
      const open = this.left(invoice)
      this.byAmount.get(open)?.delete(invoice)
      this.open.set(invoice.id, open - amount)
      this.at(open - amount).add(invoice)
    }
  }

  private left({ id }: PayableInvoice): Cents {
    return this.open.get(id) ?? 0
  }

  /** What is open of an invoice in the direction of a movement: what comes in pays, what goes out pays back. */
  private owed(invoice: PayableInvoice, { left }: OpenMovement): Cents {
    const open = this.left(invoice)
    return open * left > 0 ? open : 0
  }

  /** Which part of a split invoice a movement is exactly, where it is about one invoice. */
  private partOf(
    [invoice, ...others]: readonly PayableInvoice[],
    { left }: OpenMovement,
  ): 'gaccount' | 'ordinary' | null {
    if (!invoice?.openForGaccount || others.length) return null
    // What is left of an invoice of which a part was proposed is all of the other part.
    if (this.left(invoice) !== invoice.open || left === invoice.open) return null
    if (left === invoice.openForGaccount) return 'gaccount'
    return left === invoice.open - invoice.openForGaccount ? 'ordinary' : null
  }

  private byNumber(movement: OpenMovement): Proposal | null {
    const named = [...new Set(this.numbers.find(movement.text).map(({ of }) => of))]
    if (!named.length) return null
    const owing = named.filter(invoice => this.owed(invoice, movement))
    const paid = named.filter(invoice => !this.left(invoice))
    const odd: ProposalReason[] = paid.length ? ['already_paid'] : []
    if (!owing.length)
      return paid.length ? { confidence: 'weak', reasons: ['number', ...odd], matches: [], paid } : null
    // Of invoices with the same digits the amount says which is meant.
    const exact = owing.length > 1 ? owing.filter(invoice => this.left(invoice) === movement.left) : []
    const chosen = exact.length === 1 ? exact : owing
    const sum = chosen.reduce((cents, invoice) => cents + this.left(invoice), 0)
    const matches = this.share(movement, chosen)
    const difference = Math.abs(movement.left) - Math.abs(sum)
    if (!difference)
      return { confidence: paid.length ? 'likely' : 'sure', reasons: ['number', 'amount', ...odd], matches, paid }
    const account = this.partOf(chosen, movement)
    if (account && !paid.length) return { confidence: 'sure', reasons: ['number', account], matches, paid }
    const about: ProposalReason = Math.abs(difference) === 1 ? 'cent' : difference < 0 ? 'part' : 'more'
    return { confidence: 'likely', reasons: ['number', about, ...odd], matches, paid }
  }

  private byAccount(movement: OpenMovement): Proposal | null {
    const relation = movement.iban ? this.relations.get(movement.iban) : undefined
    if (relation === undefined) return null
    const owing = (this.byRelation.get(relation) ?? []).filter(invoice => this.owed(invoice, movement))
    const [first, ...others] = owing.filter(invoice => this.left(invoice) === movement.left)
    if (first && !others.length) return this.one('sure', ['iban', 'amount'], first, movement)
    if (first) return this.one('likely', ['iban', 'amount', 'several'], first, movement)
    if (!owing.length) return null
    const split = owing.filter(invoice => this.partOf([invoice], movement))
    const [part, ...twins] = split
    const account = part && this.partOf([part], movement)
    if (part && account && !twins.length) return this.one('sure', ['iban', account], part, movement)
    const sum = owing.reduce((cents, invoice) => cents + this.left(invoice), 0)
    if (sum === movement.left)
      return { confidence: 'likely', reasons: ['iban', 'together'], matches: this.share(movement, owing), paid: [] }
    const [only, ...more] = owing
    if (!only || more.length) return null
    const about: ProposalReason = Math.abs(movement.left) < Math.abs(sum) ? 'part' : 'more'
    return { confidence: 'weak', reasons: ['iban', about], matches: this.share(movement, [only]), paid: [] }
  }

  private byNameOrAmount(movement: OpenMovement): Proposal | null {
    const alike = [...(this.byAmount.get(movement.left) ?? [])].filter(invoice => this.owed(invoice, movement))
    const held = new Set(wordsOf(movement.name ?? ''))
    const fitting = alike.filter(
      ({ relation_fullname, organization }) =>
        isCalled(relation_fullname, held) || (organization !== null && isCalled(organization, held)),
    )
    const [first, ...others] = fitting
    if (first && !others.length) return this.one('likely', ['name', 'amount'], first, movement)
    if (first) return this.one('weak', ['name', 'amount', 'several'], first, movement)
    const [only, ...more] = alike
    return only && !more.length ? this.one('weak', ['amount'], only, movement) : null
  }

  private one(
    confidence: Confidence,
    reasons: readonly ProposalReason[],
    invoice: PayableInvoice,
    { left }: OpenMovement,
  ): Proposal {
    return { confidence, reasons, matches: [{ invoice, amount: left }], paid: [] }
  }

  /** Pays invoices one after the other, the oldest first, as far as the movement reaches. */
  private share({ left }: OpenMovement, invoices: readonly PayableInvoice[]): ProposedMatch[] {
    let rest = left
    return invoices
      .toSorted((one, other) => one.id - other.id)
      .flatMap(invoice => {
        const open = this.left(invoice)
        const amount = Math.abs(open) < Math.abs(rest) ? open : rest
        rest -= amount
        return amount ? [{ invoice, amount }] : []
      })
  }
}

/** Whether the last word of a name, which tells most of it, is among words. */
function isCalled(name: string, words: ReadonlySet<string>): boolean {
  const last = wordsOf(name).at(-1)
  return last !== undefined && words.has(last)
}
