export function LimitsSection() {
  return (
    <ul data-claim="moderation-cannot">
      <li>It does not understand. It compares words and what stands around them, so irony escapes it.</li>
      <li>It misses insults that use no hard word, and says less the less sure it is.</li>
      <li>
        It reads English in full, <a href="#languages">other languages</a> hardly. Where a head does not read
        a language, it abstains and says so.
      </li>
      <li>
        It does not know what is true. “Evidence” means that something can be looked up, not that it is right.
      </li>
      <li>
        Its words about arguments are hints: a possible fallacy is worth a second look and never an
        accusation.
      </li>
      <li>
        Whether words fit the motion is a guess by words alone; it may ask, and never holds anything back for
        it.
      </li>
      <li>It takes no orders. Texts that give it some are part of the debate, noticed or not.</li>
      <li>It is not told which side you are on, and the same words count the same for both.</li>
    </ul>
  );
}
