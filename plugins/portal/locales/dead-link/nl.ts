/** Texts of a link that opens nothing. */
export default {
  retry: 'Opnieuw proberen',
  reachUs: 'Klopt er iets niet? Neem contact op met {{company}}.',
  thisPage: 'Deze pagina',
} as const
