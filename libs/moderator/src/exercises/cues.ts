/** Phrases that announce a reason, a consequence or a comparison. */
export const CUES = {
  warrant:
    /\b(?:because|since|as (?:long as|soon as|they|it|we|he|she|the|a|an|most|people)|so that|therefore|thus|hence|which (?:means|makes|is why|lets|gives|leaves|forces|turns)|that means|this means|means that|that is why|the reason|due to|owing to|thanks to|for this reason|if|when(?:ever)?|once (?:the|it|they|people)|by \w+ing|unless|given that|makes? it|leads? to|gives? \w+ a reason|in order to)\b/i,
  impact:
    /\b(?:so|which means|as a result|that means|this means|therefore|leaves?|left|loses?|lost|lose|saves?|saved|gains?|costs?|harms?|hurts?|suffers?|dies?|die|deaths?|lives?|live|afford|matters?|worse|better|safer|poorer|richer|healthier|millions?|thousands?|hundreds?|for (?:good|life|ever|years|decades))\b/i,
  weighing:
    /\b(?:outweighs?|matters? (?:more|less)|more than|less than|rather than|even if|even though|bigger|larger|smaller|greater|worse|heavier|far more|far fewer|more (?:people|likely|often|severe|serious|important)|fewer people|more lives|while (?:the|their|a|an|that|ours)|but (?:the|their|our|a|an|it|that|this)|compared (?:with|to)|cannot be (?:undone|reversed|repaired|given back)|can be (?:undone|reversed|repaired|repaid|replaced|rebuilt)|reversible|irreversible|comes first|sooner|longer|permanent(?:ly)?|for good|likelier|on (?:scale|depth|odds|time|reach))\b/i,
  signpost:
    /\b(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|next|finally|lastly|to (?:begin|start|close|conclude)|(?:one|two|three|four) (?:points?|reasons?|questions?|things|clashes|answers|parts)|on (?:their|her|his|the|our|your)|my (?:first|second|third|last|next) (?:point|argument|answer|reason|question)|turning to|moving on|now to|in (?:sum|short|summary|conclusion))\b/i,
  concession:
    /\b(?:you(?:'re| are) right|she is right|he is right|they are right|is right (?:that|about|to)|(?:i|we|you) (?:grant|accept|agree|concede|admit|acknowledge)|(?:i|we)'ll grant|fair point|good point|true that|it is true|that is true|granted|i was wrong|we were wrong|changed my mind|i no longer|that(?:'s| is) fair|convinced me)\b|\b(?:true|yes)[,:]/i,
  asks: /\?\s*$/,
} as const;
