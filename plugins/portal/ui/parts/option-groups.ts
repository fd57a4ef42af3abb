import type { Block, CustomerDocument } from '../customer-document'

export type Choices = Extract<Block, { type: 'choices' }>

/** Where a block of options stands on the page. */
export const groupId = ({ options }: Choices): string => `options-${options[0]?.id}`

/** The first group of which one has to be chosen, and none is. */
export const groupToChoose = ({ widgets }: CustomerDocument): Choices | undefined =>
  widgets
    .flatMap(({ blocks }) => blocks)
    .filter(block => block.type === 'choices')
    .find(({ rule, options }) => rule === 'one' && options.length > 0 && !options.some(({ selected }) => selected))
