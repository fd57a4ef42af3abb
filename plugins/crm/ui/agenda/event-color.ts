const COLORS: Readonly<Record<string, string>> = {
  intake: 'var(--hue-amber)',
  project: 'var(--hue-green)',
  aftercare: 'var(--hue-red)',
  quotation: 'var(--hue-purple)',
  invoice: 'var(--hue-teal)',
  relation: 'var(--hue-blue)',
  organization: 'var(--hue-blue)',
  flow: 'var(--hue-blue)',
}

/** The colour of something in the agenda by what it is about (R-AGND-005). */
export const eventColor = (about: string | null): string => COLORS[about ?? ''] ?? 'var(--text-2)'
