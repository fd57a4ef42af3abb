import ts from 'typescript'

/** A small change of a source file that makes it do something else. */
export interface Fault {
  readonly file: string
  readonly line: number
  readonly kind: Kind
  readonly before: string
  readonly after: string
  /** The whole file with the fault in it. */
  readonly text: string
}

type Kind = 'boundary' | 'negated condition' | 'dropped guard' | 'removed clause' | 'dropped act' | 'off by one'

const BOUNDARIES = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
])
const OPPOSITES = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
])
const JOINTS = new Set([ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken])
const SUMS = new Set([ts.SyntaxKind.PlusToken, ts.SyntaxKind.MinusToken])
/** Calls whose numbers are lengths of time. */
const OF_TIME = /day|week|month|minute|hour|later|ago/i

/** Every fault that can be planted in a file, in the order of its text. */
export function faultsIn(file: string, source: string): Fault[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const faults: Fault[] = []
  const plant = (kind: Kind, node: ts.Node, after: string, end = node.end): void => {
    const start = node.getStart(tree)
    faults.push({
      file,
      kind,
      line: tree.getLineAndCharacterOfPosition(start).line + 1,
      before: source.slice(start, end),
      after,
      text: source.slice(0, start) + after + source.slice(end),
    })
  }
  const negate = (condition: ts.Expression) => plant('negated condition', condition, `!(${condition.getText(tree)})`)

  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    if (ts.isBinaryExpression(node)) {
      const { operatorToken: operator, left, right } = node
      const boundary = BOUNDARIES.get(operator.kind)
      const opposite = OPPOSITES.get(operator.kind)
      if (boundary) plant('boundary', operator, boundary)
      if (opposite) plant('negated condition', operator, opposite)
      if (JOINTS.has(operator.kind)) plant('removed clause', node, left.getText(tree))
      if (SUMS.has(operator.kind) && ts.isNumericLiteral(right) && right.text === '1') plant('off by one', right, '0')
    }
    if (ts.isIfStatement(node)) {
      if (!node.elseStatement && leaves(node.thenStatement)) plant('dropped guard', node, '')
      else negate(node.expression)
    }
    if (ts.isConditionalExpression(node)) negate(node.condition)
    if (ts.isExpressionStatement(node) && isCall(node.expression)) plant('dropped act', node, ';')
    if (ts.isPropertyAssignment(node) && narrows(node)) plant('removed clause', node, '', afterComma(node))
    if (ts.isCallExpression(node) && OF_TIME.test(node.expression.getText(tree)))
      for (const length of node.arguments.filter(ts.isNumericLiteral))
        plant('off by one', length, String(Number(length.text) + 1))
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return faults

  /** A condition of a query is an object that is given to a call; schemas are given to calls too, and are no rules. */
  function narrows({ parent, initializer }: ts.PropertyAssignment): boolean {
    const { kind } = initializer
    const isFixed =
      kind === ts.SyntaxKind.NullKeyword || kind === ts.SyntaxKind.TrueKeyword || kind === ts.SyntaxKind.FalseKeyword
    return (
      parent.properties.length > 1 &&
      ts.isCallExpression(parent.parent) &&
      !parent.parent.expression.getText(tree).startsWith('t.') &&
      (isFixed || ts.isArrayLiteralExpression(initializer) || ts.isCallExpression(initializer))
    )
  }

  function afterComma(node: ts.Node): number {
    return /^\s*,/.test(source.slice(node.end)) ? source.indexOf(',', node.end) + 1 : node.end
  }
}

const isCall = (node: ts.Expression): boolean =>
  (ts.isCallExpression(node) && node.expression.kind !== ts.SyntaxKind.SuperKeyword) ||
  (ts.isAwaitExpression(node) && ts.isCallExpression(node.expression))

/** Whether a statement ends what is going on: a guard is what stands before it. */
function leaves(node: ts.Statement): boolean {
  if (ts.isBlock(node)) return node.statements.some(leaves)
  return ts.isThrowStatement(node) || ts.isReturnStatement(node) || ts.isContinueStatement(node)
}
