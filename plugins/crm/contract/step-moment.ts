import type { Context } from '@core/context/context'

/** When something is, in a text of a step: "dinsdag 1 december om 09:00". */
export const stepMoment = ({ language, company }: Context, moment: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: company.time_zone,
  }).format(new Date(moment))
