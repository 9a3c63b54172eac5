/** Phrases that announce a reason, a consequence or a comparison. */
export const CUES = {
  warrant:
    /\b(?:because|['’]?cause|cos|coz|cuz|since|as (?:long as|soon as|they|it|we|he|she|the|a|an|most|people)|so that|therefore|thus|hence|which (?:means|makes|is why|lets|gives|leaves|forces|turns)|that means|this means|means that|that is why|the reason|due to|owing to|according to|thanks to|for this reason|if|when(?:ever)?|once (?:the|it|they|people)|by \w+ing|unless|given that|makes? it|leads? to|gives? \w+ a reason|in order to)\b/i,
  impact:
    /\b(?:so|which means|as a result|that means|this means|therefore|leaves?|left|loses?|lost|lose|saves?|saved|gains?|costs?|harms?|hurts?|suffers?|dies?|die|deaths?|lives?|live|afford|matters?|worse|better|safer|poorer|richer|healthier|millions?|thousands?|hundreds?|for (?:good|life|ever|years|decades))\b/i,
  weighing:
    /\b(?:outweighs?|(?:matters?|weighs?|counts?)(?: for)? (?:more|less)|more than|less than|rather than|even if|even though|though|bigger|larger|smaller|greater|worse|heavier|far more|far fewer|more (?:people|likely|often|severe|serious|important)|fewer people|more lives|while (?:the|their|a|an|that|ours)|but (?:the|their|our|a|an|it|that|this)|compared (?:with|to)|beats?|decides|dwarfs?|at most|tips the (?:scales?|balance)|cannot be (?:undone|reversed|repaired|given back)|can be (?:undone|reversed|repaired|repaid|replaced|rebuilt)|reversible|irreversible|comes first|sooner|longer|permanent(?:ly)?|for good|likelier|on (?:scale|depth|odds|time|reach))\b/i,
  signpost:
    /\b(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|next|finally|lastly|to (?:begin|start|close|conclude)|(?:one|two|three|four) (?:points?|reasons?|questions?|things|clashes|answers|parts)|on (?:their|her|his|the|our|your)|my (?:first|second|third|last|next) (?:point|argument|answer|reason|question)|turning to|moving on|now to|in (?:sum|short|summary|conclusion))\b/i,
  concession:
    /\b(?:you(?:['’]re| are) (?:\w+ly )?right|(?:she|he|it)(?:['’]s| is) (?:right|true|fair)|they(?:['’]re| are| have) (?:\w+ly )?(?:right|a point)|you have (?:a point|right)|is right (?:that|about|to)|(?:i|we|you)(?:['’]ll| will| do| must)? (?:grant|accept|agree|concede|admit|acknowledge|take (?:the|your|that) point)|(?:fair|good) (?:point|enough)|true (?:that|enough)|that is true|granted|agreed|of course|admittedly|point taken|(?:i|we) was wrong|we were wrong|changed my mind|i no longer|that(?:['’]s| is) (?:fair|true|right)|convinced me|no doubt)\b|\b(?:true|yes|right|certainly|indeed)[,:]/i,
  asks: /\?\s*$/,
} as const;
