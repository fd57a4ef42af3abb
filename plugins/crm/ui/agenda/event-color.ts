const COLORS: Readonly<Record<string, string>> = {
  relation: 'var(--text-2)',
  flow: 'var(--hue-blue)',
  intake: 'var(--hue-amber)',
  project: 'var(--hue-green)',
  quotation: 'var(--hue-violet)',
  invoice: 'color-mix(in srgb, var(--hue-amber) 55%, var(--hue-red))',
  organization: 'var(--accent)',
  company: 'var(--text)',
  aftercare: 'var(--hue-red)',
}

/**
 * The colour of something in the agenda by what it is about: relation grey, dossier blue, survey yellow, work green,
 * quotation purple, invoice orange, organization teal and company black (R-AGND-005, G-CALCOL).
 */
export const eventColor = (about: string | null): string => COLORS[about ?? ''] ?? 'var(--text-2)'
