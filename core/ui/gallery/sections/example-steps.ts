import { IconFlag, IconHammer, IconPencil, IconReceipt } from '@tabler/icons-react'
import type { Step } from '../../steps/step-joints.tsx'

/** A sequence of nobody: what a plugin gives the parts that draw one. */
export const exampleSteps = [
  { key: 'ask', title: 'Aanvraag', icon: IconPencil, tint: 'slate' },
  { key: 'offer', title: 'Aanbod', icon: IconPencil, tint: 'violet' },
  { key: 'work', title: 'Werk', icon: IconHammer, tint: 'green' },
  { key: 'bill', title: 'Rekening', icon: IconReceipt, tint: 'magenta' },
  { key: 'done', title: 'Klaar', icon: IconFlag, tint: 'red' },
] as const satisfies readonly Step[]
