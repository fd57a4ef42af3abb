/** As much of a line as says whether it was ordered. */
interface Line {
  readonly id: number
  readonly calculationitem_id?: number | string | null
  readonly additionalwork: boolean
  readonly selected: boolean
}

/** The lines that were ordered: options that the customer did not choose fall away with everything under them. */
export function orderedOf<T extends Line>(lines: readonly T[]): T[] {
  const byId = new Map(lines.map(line => [line.id, line]))
  const isOrdered = (line: Line | undefined): boolean =>
    !line || ((!line.additionalwork || line.selected) && isOrdered(byId.get(Number(line.calculationitem_id))))
  return lines.filter(isOrdered)
}
