/** The lines of which one hangs under another, with that one itself: in the order in which they are given. */
export function branchOf<Line extends { readonly id: number; readonly calculationitem_id?: number | null }>(
  lines: readonly Line[],
  id: number,
): Line[] {
  const branch = new Set([id])
  for (let before = 0; before < branch.size; ) {
    before = branch.size
    for (const line of lines) if (branch.has(Number(line.calculationitem_id))) branch.add(line.id)
  }
  return lines.filter(line => branch.has(line.id))
}
