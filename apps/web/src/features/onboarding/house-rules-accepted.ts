/** Per account, because several people may share a browser. */
const keyOf = (uid: string) => `house-rules:${uid}`;

export function hasAcceptedHouseRules(uid: string): boolean {
  try {
    return localStorage.getItem(keyOf(uid)) === 'accepted';
  } catch {
    return false;
  }
}

export function acceptHouseRules(uid: string): void {
  try {
    localStorage.setItem(keyOf(uid), 'accepted');
  } catch {
    // A browser that refuses storage asks again next time.
  }
}
