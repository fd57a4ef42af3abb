import { fold } from '@core/domain/fold'
import { roundDecimals } from '@core/domain/money'
import { BigIntType, JsonType, p, StringType, Type } from '@mikro-orm/postgresql'
import type { Static, TSchema } from '@sinclair/typebox'
import type { Where } from './where'

/**
 * A column of plain euros with a fixed number of decimals: `numeric` in PostgreSQL, an exact number in JSON. What comes in
 * with more is rounded half away from zero, as the decimal that it was written as: 5000.275 is 5000.28.
 */
export class DecimalType extends Type<number, string> {
  constructor(
    private readonly precision: number,
    readonly scale: number,
  ) {
    super()
  }
  /** Largest value that is still of this size after rounding. */
  get most(): number {
    return Number(`${'9'.repeat(this.precision - this.scale)}.${'9'.repeat(this.scale)}`)
  }
  /** Smallest value. */
  get least(): number {
    return -this.most
  }
  /** The number that is kept of one with more decimals, half away from zero. */
  rounded(value: number): number {
    return roundDecimals(value, this.scale)
  }
  override convertToJSValue(value: string | number): number {
    return Number(value)
  }
  override convertToDatabaseValue(value: number): string {
    return value === null || value === undefined ? value : this.rounded(value).toFixed(this.scale)
  }
  override getColumnType() {
    return `numeric(${this.precision},${this.scale})`
  }
  override compareAsType() {
    return 'number'
  }
  override get runtimeType() {
    return 'number'
  }
}

/** A JSON column that knows the shape of what it holds, so that input and answers are checked too. */
export class JsonOf extends JsonType {
  constructor(readonly schema: TSchema) {
    super()
  }
}

/** A text of a form that has a name in the input schemas, such as `time-zone`. */
export class TextOf extends StringType {
  constructor(readonly format: string) {
    super()
  }
}

/** The name of what another column refers to, kept beside it; it sorts as the reference does. */
export class NameOf extends StringType {
  constructor(readonly reference: string) {
    super()
  }
}

const nothing = ''

/** Short text; `max` characters (G-LEN). */
export const text = (max = 255) => p.string().length(max)
/** Name, prefix and surname as one text: the three of them and the spaces between. */
export const wholeName = () => text(3 * 255 + 2)
/** The name of what column `reference` refers to, so that lists read it without a join. Whoever renames that writes it. */
export const nameOf = (reference: string) => p.type(new NameOf(reference)).length(255).$type<string>()
/** Name of a kind of something that plugins declare: `quotation`, `TEXT2COLUMNS`. */
export const code = () => p.string().length(64).columnType('text')
/** Text without a length that matters to people: notes, descriptions. */
export const longText = () => p.text()
/** One e-mail address, or what could be one. */
export const emailAddress = () => p.type(new TextOf('email')).length(255).$type<string>()
/** IANA name of a time zone. */
export const timeZone = () => p.type(new TextOf('time-zone')).length(64).$type<string>()
/** Whole number of 32 bits. */
export const whole = () => p.integer()
/** Yes or no; no unless told. */
export const flag = () => p.boolean().default(false)
/** Amount in euros with cents. */
export const money = () => p.type(new DecimalType(14, 2)).$type<number>()
/** A column of amounts that are never less than nothing. */
class WorthType extends DecimalType {
  override get least(): number {
    return 0
  }
}

/** Amount in euros with cents that cannot be negative: what something is worth. */
export const worth = () => p.type(new WorthType(14, 2)).$type<number>()
/** Whether the values of a column can be added up: amounts and quantities, not percents and degrees. */
export const isAddable = (type: unknown): boolean =>
  type instanceof DecimalType && !(type instanceof PercentType) && !(type instanceof DegreeType)
/** Whether a column holds amounts in euros with cents. */
export const isMoney = (type: unknown): boolean => type instanceof DecimalType && type.scale === 2
/** Unit price or quantity, four decimals. */
export const rate = () => p.type(new DecimalType(16, 4)).$type<number>()
/** A column of percents: there is no less than nothing and no more than all of it. */
class PercentType extends DecimalType {
  override get least(): number {
    return 0
  }
  override get most(): number {
    return 100
  }
}

/** Percentage from 0 to 100, four decimals (G-DISC, G-LEN). */
export const percentage = () => p.type(new PercentType(8, 4)).$type<number>()
/** A column of degrees, up to so many to either side. */
class DegreeType extends DecimalType {
  constructor(private readonly farthest: 90 | 180) {
    super(9, 6)
  }
  override get most(): number {
    return this.farthest
  }
}

/** Geographic degree: 90 from equator to pole, 180 around the world. */
export const degree = (farthest: 90 | 180) => p.type(new DegreeType(farthest)).$type<number>()
/** Calendar day, `YYYY-MM-DD`. */
export const day = () => p.date()
/** Moment with milliseconds, so that keyset cursors skip no row. */
export const moment = () => p.datetime(3)
/** One of a fixed list. */
export const choice = <const T extends string>(values: readonly T[]) => p.enum(values as unknown as T[]).$type<T>()
/** Structured value kept as `jsonb`, checked against `schema`. */
export const json = <S extends TSchema>(schema: S) => p.type(new JsonOf(schema)).columnType('jsonb').$type<Static<S>>()
/**
 * What happens to a reference when the record that it points at is deleted for good; what lies in the trash is still
 * there. Merging moves all of them to the record that is left.
 *
 * - `refuse`: that record stays as long as this one is there, in the trash or not;
 * - `goAlong`: this record is deleted with it;
 * - `empty`: this record points at nothing from then on;
 * - `wait`: this is work of a colleague. It keeps the name of one who left and waits for another;
 * - `keep`: the number tells where something happened, and goes on telling it.
 */
export type WhenGone = 'refuse' | 'goAlong' | 'empty' | 'wait' | 'keep'

/** Number of a row of another tenant table; the kernel derives `(company_id, column) → (company_id, id)` from it. */
export class ReferenceTo extends BigIntType<'number'> {
  constructor(
    readonly table: string,
    readonly whenGone: Exclude<WhenGone, 'keep'>,
    readonly order: readonly OrderColumn[] = [],
    /** Which rows of the table may be chosen; all of them unless told. */
    readonly among: Where = {},
  ) {
    super('number')
  }
}

/** A column that rows stand in order by; a choice goes by its place in the list. */
export interface OrderColumn {
  readonly column: string
  readonly list?: readonly string[]
}

/** What is said of a reference beside the table that it points at. */
interface ReferenceRules {
  readonly whenGone: ReferenceTo['whenGone']
  /** The columns by which the rows there stand in order; the reference sorts by them, or else by number. */
  readonly order?: readonly OrderColumn[]
  /** Which rows there may be chosen, by their columns; all of them unless told. Screens offer no others. */
  readonly among?: Where
}

/**
 * Foreign key by table name, so that a plugin can point at a table it may not import. The key carries `company_id`:
 * a reference can never cross companies. Whoever writes a number may write only one of a row that lives (that is not in
 * the trash, became part of another or left the company) and may be chosen; it is held until the transaction ends.
 */
export const reference = (table: string, { whenGone, order, among }: ReferenceRules) =>
  p.type(new ReferenceTo(table, whenGone, order, among)).$type<number>()

/** Of which kind a record is: the path of its resource, or the column beside it that names one. */
type KindOfRecord = { readonly path: string } | { readonly column: string }

/** Number of a record that no foreign key guards: the kernel checks that it is there when it is written. */
export class RecordOf extends BigIntType<'number'> {
  constructor(
    readonly kind: KindOfRecord,
    readonly whenGone: Exclude<WhenGone, 'goAlong' | 'wait'>,
    /** Smallest number that may be sent: 0 where that stands for none. */
    readonly least: 0 | 1 = 1,
  ) {
    super('number')
  }
}

/** Number of a record of the kind that column `typeColumn` names, by the path of its resource; it keeps telling of that one. */
export const recordOf = (typeColumn: string) => p.type(new RecordOf({ column: typeColumn }, 'keep')).$type<number>()

/** What is said of the number of a record beside the resource of it. */
interface RecordRules {
  readonly whenGone: 'refuse' | 'empty'
  /** With 0 it takes a 0 for none, which whoever prepares the record turns into nothing. */
  readonly least?: 0
}

/** Number of a record of the resource at this path, whose plugin may be absent: then there is none to name. */
export const recordAt = (path: string, { whenGone, least }: RecordRules) =>
  p.type(new RecordOf({ path }, whenGone, least)).$type<number>()

/**
 * Number of a row elsewhere that neither a foreign key nor the kernel checks: what the server alone writes.
 * `tests/architecture/references.test.ts` says why of each.
 */
export const looseId = () => p.bigint('number')
/** Lower-case, unaccented text that lists and the global search look in; `of` names the columns it is made of. */
export const searchText = <T>(of: (row: T) => readonly (string | number | null | undefined)[]) =>
  p
    .text()
    .default(nothing)
    .hidden()
    .onCreate(row => fold([...of(row), ...ownTexts(row)]))
    .onUpdate(row => fold([...of(row), ...ownTexts(row)]))

/** What stands in the fields that the company added, words and numbers alike. */
const ownTexts = (row: unknown): string[] =>
  Object.values((row as { custom_fields?: Record<string, unknown> | null }).custom_fields ?? {})
    .filter(value => typeof value === 'string' || typeof value === 'number')
    .map(String)
