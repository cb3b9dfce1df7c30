// How much a menu can hold: more than any restaurant has, and little enough to send to every open page.
export const mostSections = 20
/** On the menu; the retired ones are not counted. */
export const mostItems = 200
export const mostGroups = 50
/** Of one group. */
export const mostChoices = 50
export const mostIngredients = 200

/** In characters. */
export const longestName = 40
export const longestShortName = 12
export const longestDescription = 160
