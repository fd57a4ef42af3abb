/** Where a picture stands (R-WIDG-005). */
export const PICTURE_ALIGNMENTS = [
  'fullwidth',
  'fullwidthnotopmargin',
  'alignleft',
  'alignright',
  'aligncenter',
  'centerhalf',
] as const
export type PictureAlignment = (typeof PICTURE_ALIGNMENTS)[number]
