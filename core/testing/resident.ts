/** Where a customer of a test lives, for documents that have to say so. */
export const resident = { address: 'Dorpsstraat 1', postcode: '8011 AA', city: 'Zwolle' } as const
