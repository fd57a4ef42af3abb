/** The columns of an address that imports take, with the texts that name them. */
export const addressFields = {
  address: 'field.address',
  number: 'field.number',
  number_addition: 'field.number_addition',
  postcode: 'field.postcode',
  city: 'field.city',
  country: 'field.country',
}
