import { exact } from '@core/domain/money'
import { type Formula, FormulaError, FUNCTIONS, type FunctionName, OPERATORS, type Operator } from './syntax'
import { type Token, tokensOf } from './tokens'

/** Brackets within brackets that a formula may have. */
const DEEPEST = 50

/**
 * Reads a formula: `round(room_width * room_length / 1000000, 2)`. Nothing of it is ever run as code.
 *
 * @throws FormulaError with the fault and its place, for a text that is no formula
 */
export function readFormula(text: string): Formula {
  const tokens = tokensOf(text)
  let next = 0
  let depth = 0
  const peek = (): Token => tokens[next] as Token
  const take = (): Token => tokens[next++] as Token
  const fault = (why: ConstructorParameters<typeof FormulaError>[0], { at, text: sign } = peek()): FormulaError =>
    new FormulaError(why, at, at + Math.max(1, sign.length))

  function joined(least: number): Formula {
    let left = value()
    for (let by = operatorOf(peek()); by && OPERATORS[by] >= least; by = operatorOf(peek())) {
      take()
      left = { kind: 'joined', by, left, right: joined(OPERATORS[by] + 1) }
    }
    return left
  }

  function value(): Formula {
    if (++depth > DEEPEST) throw fault('too_deep')
    const base = plainValue()
    // What is raised may itself be raised, and its sign comes after: -2 ^ 2 is -4, 2 ^ -1 a half.
    const raised = base.kind !== 'negative' && peek().kind === 'sign' && peek().text === '^'
    if (raised) take()
    const read: Formula = raised ? { kind: 'joined', by: '^', left: base, right: value() } : base
    depth -= 1
    return read
  }

  function plainValue(): Formula {
    const token = take()
    if (token.kind === 'number') return { kind: 'number', value: exact(token.text.replace(/\.(?=e|$)/i, '')) }
    if (token.kind === 'text') return { kind: 'text', value: token.text.slice(1, -1) }
    if (token.kind === 'word' && !operatorOf(token))
      return peek().text === '('
        ? calledFunction(token)
        : { kind: 'name', name: token.text.toLowerCase(), at: token.at }
    if (token.text === '-') return { kind: 'negative', of: value() }
    if (token.text === '+') return value()
    if (token.text !== '(') throw fault('value_expected', token)
    const inside = joined(0)
    close()
    return inside
  }

  function calledFunction(token: Token): Formula {
    const name = token.text.toLowerCase()
    if (!isFunction(name)) throw fault('unknown_function', token)
    take()
    const of: Formula[] = []
    if (peek().text !== ')')
      do of.push(joined(0))
      while (peek().text === ',' && take())
    close()
    const { least, most } = FUNCTIONS[name]
    if (of.length < least || of.length > most) throw fault('arguments', token)
    if (isOfRows(name) && of[0]?.kind !== 'name') throw fault('field_expected', token)
    return { kind: 'function', name, of }
  }

  function close(): void {
    if (peek().text !== ')' || peek().kind !== 'sign') throw fault('bracket_expected')
    take()
  }

  if (peek().kind === 'end') throw fault('empty')
  const formula = joined(0)
  if (peek().kind !== 'end') throw fault(peek().text === ',' ? 'comma_outside' : 'end_expected')
  return formula
}

function operatorOf({ kind, text }: Token): Operator | undefined {
  const sign = text.toLowerCase()
  return (kind === 'sign' || kind === 'word') && Object.hasOwn(OPERATORS, sign) ? (sign as Operator) : undefined
}

const isFunction = (name: string): name is FunctionName => Object.hasOwn(FUNCTIONS, name)

const isOfRows = (name: FunctionName): boolean => 'ofRows' in FUNCTIONS[name]

/** The field whose answers in all rows a part of a formula asks for: that of `sum(x)`, and that of `max(x)`. */
export function fieldOfRows(part: Formula): string | null {
  if (part.kind !== 'function') return null
  const [only, ...more] = part.of
  const asksRows = isOfRows(part.name) || part.name === 'min' || part.name === 'max'
  return asksRows && only?.kind === 'name' && more.length === 0 ? only.name : null
}

/** The names of fields in a formula, in lower case, each once. */
export function namesIn(formula: Formula): ReadonlySet<string> {
  const names = new Set<string>()
  const look = (part: Formula): void => {
    if (part.kind === 'name') names.add(part.name)
    else for (const inner of partsOf(part)) look(inner)
  }
  look(formula)
  return names
}

/** What a part of a formula is made of. */
export function partsOf(formula: Formula): readonly Formula[] {
  switch (formula.kind) {
    case 'negative':
      return [formula.of]
    case 'joined':
      return [formula.left, formula.right]
    case 'function':
      return formula.of
    default:
      return []
  }
}
