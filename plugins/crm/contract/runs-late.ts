interface Planned {
  readonly kind: string
  readonly end: string
  readonly all_day: boolean
  readonly done: boolean
}

/** Kind of record that is over at its end: nobody says of an appointment that it is done. */
const APPOINTMENT = 'agendaitem'

/** Whether work goes on past its planned end: it does until somebody says that it is done. `now` in milliseconds. */
export const runsLate = ({ kind, end, all_day, done }: Planned, now: number): boolean =>
  kind !== APPOINTMENT && !done && !all_day && Date.parse(end) <= now

/** What runs late on top, each part in the order in which it came. */
export const lateFirst = <Work extends Planned>(events: readonly Work[], now: number): Work[] =>
  events.toSorted((one, other) => Number(runsLate(other, now)) - Number(runsLate(one, now)))
