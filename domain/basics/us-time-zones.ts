// The time zone of a US address: by its state, and by its ZIP code if the state has two zones.
//
// Federal law draws the borders of the zones: 49 CFR part 71, with the exceptions in tzdata's "northamerica" file (the
// Navajo Nation observes daylight saving time, the rest of Arizona does not). The Postal Service's labeling lists (L002, by
// the first three digits) and its city-state file (by five) say which places a ZIP code serves. A ZIP code on both sides of a
// border has the zone of its post office. A town that unofficially keeps its neighbor's time has its legal zone here: this is
// only a proposal, which the owner can change.
import type { usStates } from './us-states.ts'

const eastern = 'America/New_York'
const central = 'America/Chicago'
const mountain = 'America/Denver'
const pacific = 'America/Los_Angeles'
const arizona = 'America/Phoenix'
const alaska = 'America/Anchorage'
const atlantic = 'America/Puerto_Rico'

type State = (typeof usStates)[number][0]

/** The zone in which most of the state's people live. The minor outlying islands are left out: they have several zones. */
const zoneOfState: Readonly<Record<Exclude<State, 'UM'>, string>> = {
  ...each('CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV', eastern),
  ...each('AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI', central),
  ...each('CO ID MT NM UT WY', mountain),
  ...each('CA NV OR WA', pacific),
  ...each('PR VI', atlantic),
  ...each('GU MP', 'Pacific/Guam'),
  AK: alaska,
  AS: 'Pacific/Pago_Pago',
  AZ: arizona,
  HI: 'Pacific/Honolulu',
} as Record<Exclude<State, 'UM'>, string>

/** For each state with two zones: the zone of the ZIP codes that begin with these digits. The longest match wins. */
const zoneOfZip: Readonly<Partial<Record<State, Readonly<Record<string, string>>>>> = {
  // The Aleutians west of 169° 30′: Adak, Atka.
  AK: each('99546 99547', 'America/Adak'),
  // The Navajo Nation: Window Rock and around, Kayenta, Tonalea, Tuba City, Kaibeto, Shonto. Not the Hopi.
  AZ: each('865 86033 86044 86045 86053 86054', mountain),
  // The panhandle west of the Apalachicola, without the south of Gulf County.
  FL: { ...each('324 325', central), ...each('32456 32457', eastern) },
  // The north, down to the Salmon River: Riggins and Pollock are beyond it.
  ID: { ...each('835 838', pacific), ...each('83547 83549', mountain) },
  // Gary and around, Starke, Newton and Jasper counties; Evansville and around, Perry and Spencer counties.
  IN: each(
    `463 464 46531 46532 46534 47922 47943 47948 47951 47963 47964 47977 47978
     476 477 47514 47515 47520 47523 47525 47531 47536 47537 47550 47551 47552 47556 47574 47576 47577 47579 47586 47588`,
    central,
  ),
  // Sherman, Wallace, Greeley and Hamilton counties.
  KS: each('67733 67735 67741 67758 67761 67762 67836 67857 67878 67879', mountain),
  // The west; Breckinridge County; Clinton and Russell; Adair, Cumberland, Grayson, Green and Hart.
  KY: each(
    `420 421 422 423 424 40111 40115 40119 40140 40143 40144 40145 40146 40152 40153 40170 40171 40176 40178
     42602 42629 42642 42712 42713 42717 42720 42721 42722 42726 42728 42729 42731 42735 42741 42742 42743 42746 42749
     42753 42754 42759 42761 42762 42765 42782`,
    central,
  ),
  // The four counties on Wisconsin: Dickinson, Menominee, Iron, Gogebic.
  MI: each(
    `49801 49802 49812 49815 49821 49831 49834 49845 49847 49848 49852 49858 49863 49870 49873 49874 49876 49877 49881
     49886 49887 49892 49893 49896 49902 49903 49911 49915 49920 49927 49935 49938 49947 49959 49964 49968 49969`,
    central,
  ),
  // Dunn, Stark, Hettinger and all west of them, south of the Missouri; Grant County.
  ND: { ...each('586 58529 58533 58562 58564 58569', mountain), ...each('58631 58638', central) },
  // The panhandle; Arthur, Chase, Dundy, Hooker, Keith and Perkins counties, and the west of Cherry.
  NE: each(
    `693 69021 69023 69027 69030 69033 69037 69041 69045 69121 69122 69125 69127 69128 69129 69131 69133 69134 69140
     69141 69144 69145 69146 69147 69148 69149 69150 69152 69153 69154 69155 69156 69160 69162 69168 69211 69218`,
    mountain,
  ),
  // West Wendover, since 1999.
  NV: each('89883', mountain),
  // Malheur County; Drewsey, Durkee and Huntington are in its neighbors.
  OR: { ...each('979', mountain), ...each('97904 97905 97907', pacific) },
  // West of the Missouri, without Stanley and Jones; Mobridge and around are east of it.
  SD: {
    ...each('576 577 57521 57543 57547 57551 57552 57553 57567 57574 57577', mountain),
    ...each('57601 57631 57632 57646 57648', central),
  },
  // The east, without the Cumberland Plateau: Bledsoe, Coffee, Franklin, Grundy, Lincoln, Marion, Moore, Sequatchie, Warren.
  TN: {
    ...each('373 374 376 377 378 379', eastern),
    ...each(
      `37301 37305 37306 37313 37318 37324 37327 37328 37330 37334 37335 37339 37340 37342 37345 37347 37348 37349 37352
       37355 37356 37357 37359 37360 37365 37366 37367 37374 37375 37376 37378 37380 37382 37383 37387 37388 37389 37394
       37396 37397 37398 37723`,
      central,
    ),
  },
  // El Paso and Hudspeth counties; the rest of 798 is the Big Bend.
  TX: each('799 885 79821 79835 79836 79837 79838 79839 79847 79849 79851 79853', mountain),
}

/** Undefined while the address is not complete enough: in a state with two zones the ZIP code is needed. */
export function timeZoneOf(state: string, zipcode: string): string | undefined {
  const zone = (zoneOfState as Readonly<Record<string, string>>)[state]
  if (!hasTwoZones(state)) return zone
  const digits = /^\d{5}/.exec(zipcode.trim())?.[0]
  if (digits === undefined) return undefined
  const parts = zoneOfZip[state as State]
  return parts?.[digits] ?? parts?.[digits.slice(0, 3)] ?? zone
}

export function hasTwoZones(state: string): boolean {
  return state in zoneOfZip
}

function each(names: string, zone: string): Record<string, string> {
  return Object.fromEntries(names.split(/\s+/).map((name) => [name, zone]))
}
