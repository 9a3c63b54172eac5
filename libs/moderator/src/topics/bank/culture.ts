export const CULTURE = `
policy gentle | This house would make all museums free
Free doors invite more people, mostly those who come anyway. Someone has to pay for guards and roofs.
+ What belongs to the public should be open to it.
+ A visit of ten minutes becomes possible.
+ School classes and families return when it costs nothing.
- Tourists would be paid for by those who never go.
- Money for new exhibitions would be missing.
- Free days already serve those who cannot pay.
= Public collection: works that belong to the state

policy fair | This house would remove statues of people who profited from slavery
A statue honours and reminds. Taking it away says something, and so does leaving it.
+ A square should not honour those who sold people.
+ Museums can tell the whole story.
+ Every age chose its statues and may choose again.
- A plaque teaches more than an empty plinth.
- Few of the honoured would pass any modern test.
- Removing stone is easier than repairing harm.
= Commemoration: keeping something in public memory

policy fair | This house would separate the art from the artist
Great works were made by people who did harm. Reading them pays some of those people, or honours them.
+ A work has a life of its own once it is made.
+ Nobody would be left if only saints were read.
+ Readers can judge a book without judging a biography.
- Buying the work pays the person.
- The harm is often in the work itself.
- Victims see their pain framed and lit.
= Canon: works that are held to be great

policy gentle | This house would ban clapping between movements at concerts no longer
Silence between movements is a rather young custom. Some hear it as respect and others as a closed door.
+ Joy should not need permission.
+ Newcomers stay away where they may do wrong.
+ Composers of old were used to applause.
- Quiet is part of the music.
- Players need the tension.
- Those who came to listen have paid for it.
= Etiquette: rules of behaviour nobody wrote down

policy hard | This house would end copyright twenty years after publication
Copyright pays authors and later their heirs. Its end sets works free to be changed and shared.
+ Nearly all works earn what they will in the first years.
+ Old songs and books would be read instead of lost.
+ New art has always been made from older art.
- A book may be discovered after thirty years.
- Publishers would wait instead of paying.
- Nobody may twist a work in its author's lifetime.
= Public domain: works that everybody may use

policy fair | This house would set a quota for local music on the radio
Large markets sing in one language. A quota gives others time on air that listeners may not want.
+ A small language lives only if it is heard.
+ Musicians need an audience nearby to begin.
+ Programmes made abroad should not choose for everybody.
- Listeners switch to where no quota is.
- Quotas reward a passport instead of a song.
- Music grew by crossing borders.
= Cultural policy: what a state does for the arts

value fair | This house believes that tradition deserves more weight than innovation in the arts
Old forms carry what generations learnt. New forms carry what could not be said before.
+ Skill is handed down or lost.
+ Shared forms let people understand each other.
+ What has lasted has been tested.
- Every tradition began as something new.
- Repeating is what machines do best.
- Those whom tradition left out need other forms.
= Avant-garde: art that goes ahead of its time

policy gentle | This house would replace New Year's fireworks with light shows
Fireworks bring joy, smoke and frightened animals. A show is cleaner and one only watches it.
+ Hospitals and animals would have a quieter night.
+ A show is for everybody, not for those who buy rockets.
+ The morning after is clean.
- Lighting a fuse oneself is the fun of it.
- A village cannot afford drones.
- One night a year is little to ask.
= Fine dust: particles small enough to be breathed in

policy fair | This house would ban gambling-like rewards in video games
Boxes with unknown contents earn studios much money. Players, many of them young, do not know what they pay for.
+ It is gambling wherever children can play.
+ Games should be sold for what they are.
+ Studios would compete by play instead of by temptation.
- Collectors' cards have worked that way for a century.
- Parents can set a limit.
- Free games are paid for by those who like to spend.
= Loot box: a paid surprise in a game

policy hard | This house would let a people own its traditional designs for ever
Patterns and songs of a people are sold by others. Who speaks for a people, and for how long, is unclear.
+ What is sacred is not for sale by strangers.
+ Profit should return to where the idea came from.
+ Ordinary copyright ends and knows only single authors.
- Cultures have always borrowed from each other.
- Somebody would have to decide who belongs.
- Young artists of that people would need leave from elders.
= Cultural appropriation: using a culture's signs without belonging to it

policy fair | This house would let machines win art prizes
Pictures made with software have been entered and have won. A prize rewards a result, an effort or a person.
+ A judge should look at the work alone.
+ Cameras were once called cheating as well.
+ Somebody chose, and choosing is art.
- A prize honours what a person dared.
- Machines learn from artists who were not asked.
- Winners without effort end the contest.
= Authorship: being the one who made a work

fact fair | This house believes that subtitles are better than dubbing
Dubbing replaces a voice; subtitles cover the picture. Countries are used to one or the other.
+ A voice is half of an actor's work.
+ Viewers learn a language without noticing.
+ Cheaper translation brings films from small countries.
- Eyes that read do not see.
- Children and many older people are shut out.
- Good dubbing is an art of its own.
= Dubbing: replacing voices with those of another language

policy gentle | This house would lend musical instruments like library books
Instruments are dear and often lie unused. Lending them needs people who can mend them.
+ Talent is found only by trying.
+ A cello in a cupboard helps nobody.
+ Children change their mind, and lending allows it.
- An instrument suffers with every stranger.
- Without lessons it is only an object.
- Libraries have too little for books already.
= Library of things: lending objects like books

policy hard | This house would stop teaching the classics in their original language
Latin and Greek open texts and take years. Translations open the same texts in an afternoon.
+ Time for a dead language is taken from living ones.
+ Translations let everybody read instead of a few decline.
+ Content matters more than grammar.
- Poetry is what translation loses.
- Grammar of that kind trains exact thought.
- Somebody has to be able to check the translators.
= Philology: the study of texts and their language

value gentle | This house prefers the book to the film
A reader makes the pictures, a viewer receives them. Some films are better than their books.
+ A page waits until one has understood.
+ Thoughts can be told and hardly shown.
+ Every reader owns a different story.
- Music and faces say what no page can.
- A film is seen together.
- Two hours are what most people have.
= Adaptation: a work made from another work
`;
