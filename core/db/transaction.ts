import type { PoolClient, QueryResult } from 'pg'
import { preparedName } from './prepared'

type Row = Record<string, unknown>

const READS = /^\s*(?:select|with)\b/i
const CHANGES = /\b(?:insert into|update|delete from)\b/i

/** What the mapper hands over for one statement; values stand in the text already. */
interface Compiled {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** What PostgreSQL says to every statement that follows one that failed. */
const ABORTED = '25P02'

/** Runs one statement for the same company at once, in a transaction of its own. */
export type Beside = <T extends object>(statement: string, values: readonly unknown[]) => Promise<T[]>

/**
 * One transaction on one connection. `run()` and the mapper both send their statements through it; the connection
 * pipelines, so that the opening and what follows leave together. The mapper gets no savepoints: nothing nests.
 */
export class Transaction {
  private readonly last: (() => Promise<unknown>)[] = []
  private committed: Promise<void> | undefined
  /** Why it can only be undone: the first statement of it that failed. */
  private failure: { readonly error: unknown } | undefined
  /** Whose rows it sees; nobody's in one on the platform's own tables. */
  company: number | undefined
  /** Whether anything was sent that may change rows. */
  changes = false

  constructor(
    private readonly client: PoolClient,
    private readonly heard: ((statement: string) => void) | undefined,
    /** Whether the database is spread by Citus. */
    readonly citus: boolean,
    private readonly elsewhere?: Beside,
  ) {}

  /**
   * Sends one statement with `$1`, `$2` … for its values. The same text is planned once per connection.
   *
   * @param options.anew plans it for these values: where it depends on them which way is short
   */
  async query<T extends object>(text: string, values: readonly unknown[] = [], { anew = false } = {}): Promise<T[]> {
    this.note(text)
    const name = anew ? undefined : preparedName(text)
    const sent = this.client.query<T>({ ...(name ? { name } : {}), text, values: [...values] })
    const { rows } = await this.answered(sent)
    return rows
  }

  /** Sends one statement for the same company in a transaction of its own. */
  beside<T extends object>(text: string, values: readonly unknown[]): Promise<T[]> {
    if (!this.elsewhere) throw new Error('A statement beside a transaction needs a company')
    return this.elsewhere<T>(text, values)
  }

  /** Sends one statement together with the commit, after everything else; when it fails nothing is committed. */
  atEnd(text: string, values: readonly unknown[]): void {
    this.last.push(() => this.query(text, values))
  }

  /** Once: work that knows its last statement may send it and this together, before the answer to either. */
  commit(): Promise<void> {
    this.committed ??= Promise.all([...this.last.map(send => send()), this.sendCommit()]).then(() => undefined)
    return this.committed
  }

  /** PostgreSQL answers a commit after a failed statement by undoing everything, and calls that no error. */
  private async sendCommit(): Promise<void> {
    this.heard?.('commit')
    const { command } = await this.answered(this.client.query('commit'))
    if (command === 'ROLLBACK') throw this.failure?.error ?? new Error('The transaction was undone at its commit')
  }

  /** Goes on after a savepoint took back what failed. */
  goOn(): void {
    this.failure = undefined
  }

  /** What came of a statement; one that was not looked at because another had failed tells why that one did. */
  private async answered<A>(sent: Promise<A>): Promise<A> {
    try {
      return await sent
    } catch (error) {
      this.failure ??= { error }
      throw codeOf(error) === ABORTED ? this.failure.error : error
    }
  }

  private note(text: string): void {
    this.changes ||= !READS.test(text) || CHANGES.test(text)
    this.heard?.(text)
  }

  /** Sends text as it is. */
  async send(text: string): Promise<void> {
    this.heard?.(text)
    await this.answered(this.client.query(text))
  }

  /** Sends statements without values one after another: as one text, but for Citus, which refuses some texts of several. */
  async sendAll(statements: readonly string[]): Promise<void> {
    await Promise.all((this.citus ? statements : [statements.join(';')]).map(statement => this.send(statement)))
  }

  /** Runs a statement of the mapper. */
  async executeQuery({ sql, parameters }: Compiled): Promise<{ rows: Row[]; numAffectedRows: bigint | undefined }> {
    this.note(sql)
    const result: QueryResult<Row> = await this.answered(this.client.query<Row>(sql, [...parameters]))
    const changes = result.command !== 'SELECT' && result.rowCount !== null
    return { rows: result.rows, numAffectedRows: changes ? BigInt(result.rowCount ?? 0) : undefined }
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error ? (error as { code?: unknown }).code : undefined)
