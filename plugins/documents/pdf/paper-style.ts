import type { OwnStyle, StyledProperty } from '../contract/own-style'

/** A part of a document as the template takes it: sizes in points, lengths of paper. */
export type PaperStyle = Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>

/** A CSS pixel is three quarters of a point. */
const points = (value: string): number => (Number.parseFloat(value) * 3) / 4

const NAMES: Readonly<
  Record<StyledProperty, readonly [name: string, read: (value: string) => string | number | boolean]>
> = {
  color: ['color', String],
  'background-color': ['background', String],
  'font-family': ['font', String],
  'font-size': ['size', points],
  'font-weight': ['weight', Number],
  'font-style': ['style', String],
  'text-align': ['align', String],
  'text-transform': ['upper', value => value === 'uppercase'],
  padding: ['inset', points],
  'margin-top': ['above', points],
  'margin-bottom': ['below', points],
  'border-bottom-width': ['line', points],
  'border-bottom-color': ['line-color', String],
  'border-radius': ['radius', points],
}

/** The own style of a document for its paper, part by part. */
export const paperStyle = (style: OwnStyle = {}): PaperStyle =>
  Object.fromEntries(
    Object.entries(style).map(([part, properties]) => [
      part,
      Object.fromEntries(
        Object.entries(properties ?? {}).map(([property, value]) => {
          const [name, read] = NAMES[property as StyledProperty]
          return [name, read(value)]
        }),
      ),
    ]),
  )
