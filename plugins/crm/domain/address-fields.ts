/** The columns of an address that imports take, with the texts that name them. */
export const addressFields = {
  address: 'street',
  number: 'houseNumber',
  number_addition: 'houseNumberAddition',
  postcode: 'postcode',
  city: 'city',
  country: 'country',
}
