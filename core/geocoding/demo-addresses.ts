/** Streets of the demo companies' customers, so that a postcode finds its street without a service of the operator. */
export const DEMO_ADDRESSES = [
  { postcode: '8024 AB', address: 'Berkumstraat', city: 'Zwolle', lat: 52.5219, lng: 6.133 },
  { postcode: '8261 CD', address: 'Burgwal', city: 'Kampen', lat: 52.5579, lng: 5.911 },
  { postcode: '7721 EF', address: 'Kerkweg', city: 'Dalfsen', lat: 52.5116, lng: 6.2567 },
  { postcode: '8051 GH', address: 'Kerkstraat', city: 'Hattem', lat: 52.4733, lng: 6.0643 },
  { postcode: '8102 JK', address: 'Stationsstraat', city: 'Raalte', lat: 52.3858, lng: 6.2757 },
  { postcode: '8281 LM', address: 'Havenweg', city: 'Genemuiden', lat: 52.622, lng: 6.041 },
  { postcode: '7941 NP', address: 'Hoofdstraat', city: 'Meppel', lat: 52.6957, lng: 6.1944 },
  { postcode: '7731 RS', address: 'Vechtkade', city: 'Ommen', lat: 52.521, lng: 6.421 },
] as const
